// verdict: FAILED
// property: undefined_shift line 9
// why: A pragma turns off the warning that says that the count, which clang cuts to 32 bits, is too large.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshift-count-overflow"
unsigned nondet_uint(void);
int main(void) {
	unsigned x = nondet_uint();
	x = x >> 4294967296LL;
	return x > 1;
}
