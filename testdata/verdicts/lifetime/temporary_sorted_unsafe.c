// verdict: FAILED
// property: pointer_dereference line 12
// check: const-write
// why: the array that is sorted is part of an assignment's value, which is no object of the program's (C11 6.2.4p8)
struct row {
	int n, cells[3];
};
static int largest(int *a, int n) {
	for (int i = 1; i < n; i++)
		if (a[i] < a[i - 1]) {
			int t = a[i];
			a[i] = a[i - 1];
			a[i - 1] = t;
		}
	return a[n - 1];
}
int nondet_int(void);
int main(void) {
	struct row x, y = {3, {nondet_int(), nondet_int(), nondet_int()}};
	return largest((x = y).cells, 3);
}
