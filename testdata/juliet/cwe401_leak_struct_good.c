// verdict: SUCCESSFUL
// flags: --memory-leak-check
// why: the good twin of: the block is not freed
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

struct box {
	int before;
	char *data;
};

static void sink(struct box b) {
	char *data = b.data;
	data[0] = 'A';
	free(data);
}

int main(void) {
	struct box b = {0, 0};
	b.data = malloc(8);
	if (!b.data)
		return 0;
	sink(b);
	return 0;
}
