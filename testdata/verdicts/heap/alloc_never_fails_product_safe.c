// verdict: SUCCESSFUL
// flags: --no-malloc-may-fail
// why: a product that does not wrap around is a size like others
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
size_t nondet_size_t(void);
int main(void) {
	size_t n = nondet_size_t();
	if (n <= SIZE_MAX / 16)
		assert(calloc(n, 16) != NULL);
	return 0;
}
