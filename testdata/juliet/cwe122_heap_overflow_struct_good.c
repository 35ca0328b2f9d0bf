// verdict: SUCCESSFUL
// why: the good twin of: 12 bytes are written to a heap block of 10
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
	for (int i = 0; i < 12; i++)
		data[i] = 'A';
	free(data);
}

int main(void) {
	struct box b = {0, 0};
	b.data = malloc(12);
	if (!b.data)
		return 0;
	sink(b);
	return 0;
}
