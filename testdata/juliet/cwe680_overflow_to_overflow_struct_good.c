// verdict: SUCCESSFUL
// flags: --no-malloc-may-fail
// why: the good twin of: the size wraps around, so the block is too small
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

struct box {
	int before;
	unsigned data;
};

static void sink(struct box b) {
	unsigned data = b.data;
	unsigned bytes = data * (unsigned)sizeof(int);
	int *block = malloc(bytes);
	if (block && data > 0)
		block[data - 1] = 1;
	free(block);
}

int main(void) {
	struct box b = {0, 1};
	b.data = nondet_uint() % 100;
	sink(b);
	return 0;
}
