// verdict: SUCCESSFUL
// why: the good twin of: 12 bytes are written to a local array of 10
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
}

int main(void) {
	char little[10], large[12];
	little[0] = large[0] = 0;
	struct box b = {0, 0};
	b.data = large;
	sink(b);
	return 0;
}
