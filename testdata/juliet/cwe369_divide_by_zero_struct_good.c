// verdict: SUCCESSFUL
// why: the good twin of: an unknown number divides
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
	seen = 100 / data;
}

int main(void) {
	struct box b = {0, 1};
	b.data = nondet_int();
	if (b.data == 0)
		b.data = 1;
	sink(b);
	return 0;
}
