// verdict: FAILED
// property: alignment line 11
// flags: --alignment-check
// why: an index that is an input may be odd
unsigned nondet_uint(void);
static _Alignas(16) unsigned char bytes[32];
int main(void) {
	unsigned i = nondet_uint();
	if (i > 24)
		return 0;
	const unsigned short *p = __builtin_assume_aligned(bytes + i, 2);
	return *p;
}
