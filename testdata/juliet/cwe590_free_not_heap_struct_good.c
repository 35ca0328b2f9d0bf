// verdict: SUCCESSFUL
// why: the good twin of: a local array is freed
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
	char room[12];
	room[0] = 0;
	struct box b = {0, 0};
	b.data = malloc(12);
	sink(b);
	return 0;
}
