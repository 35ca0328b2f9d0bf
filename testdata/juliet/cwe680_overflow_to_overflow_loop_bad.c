// verdict: FAILED
// property: pointer_dereference line 21
// flags: --no-malloc-may-fail
// why: the size wraps around, so the block is too small
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
	unsigned data = 1;
	for (int k = 0; k < 3; k++) {
		if (k == 2) {
			data = nondet_uint();
		}
	}
	unsigned bytes = data * (unsigned)sizeof(int);
	int *block = malloc(bytes);
	if (block && data > 0)
		block[data - 1] = 1;
	free(block);
	return 0;
}
