// verdict: FAILED
// property: pointer_dereference line 20
// flags: --no-malloc-may-fail
// why: the size wraps around, so the block is too small
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
	unsigned first = 1;
	unsigned *p = &first;
	unsigned *q = &first;
	*p = nondet_uint();
	unsigned data = *q;
	unsigned bytes = data * (unsigned)sizeof(int);
	int *block = malloc(bytes);
	if (block && data > 0)
		block[data - 1] = 1;
	free(block);
	return 0;
}
