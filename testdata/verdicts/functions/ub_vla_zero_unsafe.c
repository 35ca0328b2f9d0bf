// verdict: FAILED
// property: undefined_behavior line 8
// check: vla-bound
// why: the bound may be zero
unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint() % 4;
	char a[n];
	a[0] = 1;
	return a[0];
}
