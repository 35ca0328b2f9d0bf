// verdict: FAILED
// property: uninitialized line 19
// flags: --uninitialized-check
// why: the second element is never written
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
	seen = data[1];
}

int main(void) {
	int pair[2];
	struct box b = {0, 0};
	b.data = pair;
	b.data[0] = 1;
	sink(b);
	return 0;
}
