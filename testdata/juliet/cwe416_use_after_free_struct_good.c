// verdict: SUCCESSFUL
// why: the good twin of: the source frees the block already
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

struct box {
	int before;
	int *data;
};

static void sink(struct box b) {
	int *data = b.data;
	seen = *data;
}

int main(void) {
	struct box b = {0, 0};
	b.data = malloc(sizeof(int));
	if (!b.data)
		return 0;
	*b.data = 3;
	sink(b);
	return 0;
}
