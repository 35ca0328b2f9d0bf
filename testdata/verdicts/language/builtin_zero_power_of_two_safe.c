// verdict: SUCCESSFUL
// check: zero-bits
// why: a power of two has one bit
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint() & 15, p = 1u << n;
	assert(__builtin_ctz(p) == n && __builtin_clz(p) == 31 - n);
	return 0;
}
