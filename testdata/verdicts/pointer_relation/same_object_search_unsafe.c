// verdict: FAILED
// property: same_object line 15
// check: pointer-subtraction
// flags: --pointer-relation-check
// why: Nothing was found: the result points to another object.
int nondet_int(void);
static int none;
static int *find(int *a, int n, int x) {
	for (int i = 0; i < n; i++)
		if (a[i] == x) return &a[i];
	return &none;
}
int main(void) {
	int a[3] = {nondet_int(), nondet_int(), 5}, *p = find(a, 2, 5);
	return (int)(p - a);
}
