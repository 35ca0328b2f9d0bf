// verdict: FAILED
// property: undefined_behavior line 6
// check: zero-bits
// why: the logarithm of zero counts the zeros of zero
unsigned nondet_uint(void);
static int log2_of(unsigned x) { return 31 - __builtin_clz(x); }
int main(void) {
	unsigned x = nondet_uint();
	return log2_of(x);
}
