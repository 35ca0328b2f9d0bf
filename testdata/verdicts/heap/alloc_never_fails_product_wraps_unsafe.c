// verdict: FAILED
// property: assertion line 10
// flags: --no-malloc-may-fail
// why: a product that wraps around is no size: calloc gives null then, whatever memory there is (C23 7.24.3.2, glibc)
#include <assert.h>
#include <stdlib.h>
size_t nondet_size_t(void);
int main(void) {
	size_t n = nondet_size_t();
	assert(calloc(n, 16) != NULL);
	return 0;
}
