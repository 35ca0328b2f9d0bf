// verdict: SUCCESSFUL
// check: zero-bits
// why: the logarithm is asked of positive numbers
unsigned nondet_uint(void);
static int log2_of(unsigned x) { return 31 - __builtin_clz(x); }
int main(void) {
	unsigned x = nondet_uint();
	if (x == 0)
		return 0;
	return log2_of(x);
}
