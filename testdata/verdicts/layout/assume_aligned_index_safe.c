// verdict: SUCCESSFUL
// flags: --alignment-check
// why: an index that is even
unsigned nondet_uint(void);
static _Alignas(16) unsigned char bytes[32];
int main(void) {
	unsigned i = nondet_uint();
	if (i > 12)
		return 0;
	const unsigned short *p = __builtin_assume_aligned(bytes + 2 * i, 2);
	return *p;
}
