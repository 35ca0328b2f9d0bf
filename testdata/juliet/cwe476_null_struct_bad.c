// verdict: FAILED
// property: pointer_dereference line 17
// why: the pointer is null
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
	b.data = NULL;
	sink(b);
	return 0;
}
