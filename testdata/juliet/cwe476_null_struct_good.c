// verdict: SUCCESSFUL
// why: the good twin of: the pointer is null
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);

struct box {
	int before;
	int *data;
};

static void sink(struct box b) {
	int *data = b.data;
	*data = 1;
}

int main(void) {
	int x = 0;
	x = x + 1;
	struct box b = {0, &x};
	b.data = &x;
	sink(b);
	return 0;
}
