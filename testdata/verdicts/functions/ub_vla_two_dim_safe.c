// verdict: SUCCESSFUL
// check: vla-bound
// why: rows and columns are positive
unsigned nondet_uint(void);
int main(void) {
	unsigned rows = 2, cols = nondet_uint();
	if (cols > 3)
		return 0;
	if (cols == 0)
		return 0;
	int a[rows][cols];
	a[0][0] = 1;
	return a[0][0];
}
