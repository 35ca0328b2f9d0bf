// verdict: FAILED
// property: pointer_dereference line 15
// flags: --no-malloc-may-fail
// why: the size wraps around, so the block is too small
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

static void sink(unsigned data) {
	unsigned bytes = data * (unsigned)sizeof(int);
	int *block = malloc(bytes);
	if (block && data > 0)
		block[data - 1] = 1;
	free(block);
}

int main(void) {
	unsigned data = 1;
	data = nondet_uint();
	sink(data);
	return 0;
}
