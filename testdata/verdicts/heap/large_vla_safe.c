// verdict: SUCCESSFUL
// flags: -m32
// why: as large as it may be, pointers reach all of the array
extern int nondet_int(void);
int main(void) {
	int n = nondet_int();
	if (n < 1 || n > 500000)
		return 0;
	int a[n];
	a[n - 1] = 0;
	return a[n - 1];
}
