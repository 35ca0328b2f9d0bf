// verdict: SUCCESSFUL
// flags: --no-malloc-may-fail -m32
// why: as on 64 bits: no size gives null, but a product that wraps around
#include <assert.h>
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint();
	assert(malloc(n));
	if (n < 1u << 30)
		assert(calloc(4, n) && realloc(NULL, 4 * n));
	return 0;
}
