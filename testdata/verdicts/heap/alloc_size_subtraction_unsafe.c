// verdict: FAILED
// property: allocation_size line 10
// flags: --allocation-size-check
// why: the difference is below zero
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
	size_t a = nondet_uint() % 10, b = nondet_uint() % 10;
	a += 0;
	free(malloc(a - b));
	return 0;
}
