// verdict: SUCCESSFUL
// why: the good twin of: the source frees the block already
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
