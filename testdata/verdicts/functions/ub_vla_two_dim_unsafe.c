// verdict: FAILED
// property: undefined_behavior line 12
// check: vla-bound
// why: the number of columns may be zero
unsigned nondet_uint(void);
int main(void) {
	unsigned rows = 2, cols = nondet_uint();
	if (cols > 3)
		return 0;
	if (cols == 3)
		return 0;
	int a[rows][cols];
	a[0][0] = 1;
	return a[0][0];
}
