// verdict: SUCCESSFUL
// why: the good twin of: an unknown number is doubled
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

struct box {
	int before;
	int data;
};

static void sink(struct box b) {
	int data = b.data;
	seen = data * 2;
}

int main(void) {
	struct box b = {0, 0};
	b.data = nondet_int() % 1000;
	sink(b);
	return 0;
}
