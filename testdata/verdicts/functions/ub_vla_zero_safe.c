// verdict: SUCCESSFUL
// check: vla-bound
// why: one is added to the remainder
unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint() % 4 + 1;
	char a[n];
	a[0] = 1;
	return a[0];
}
