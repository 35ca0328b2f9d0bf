// verdict: FAILED
// property: undefined_shift line 10
// why: a 64-bit count that is not bounded, of which clang looks at 32 bits only
#include <assert.h>
unsigned long nondet_ulong(void);
int main(void) {
	unsigned long n = nondet_ulong();
	if ((n & 0xffffffff) > 31)
		return 0;
	unsigned x = 0x80000000u >> n;
	assert(x != 0);
	return 0;
}
