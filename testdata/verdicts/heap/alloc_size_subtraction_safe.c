// verdict: SUCCESSFUL
// flags: --allocation-size-check
// why: the first number is not less than the second
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
	size_t a = nondet_uint() % 10, b = nondet_uint() % 10;
	a += 10;
	free(malloc(a - b));
	return 0;
}
