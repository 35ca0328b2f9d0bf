// verdict: FAILED
// property: pointer_dereference line 20
// why: 12 bytes are read from an array of 10
#include <stdlib.h>
#include <string.h>

int nondet_int(void);
unsigned nondet_uint(void);
int seen;

struct box {
	int before;
	char *data;
};

static void sink(struct box b) {
	char *data = b.data;
	int total = 0;
	for (int i = 0; i < 12; i++)
		total += data[i];
	seen = total;
}

int main(void) {
	char little[10], large[12];
	memset(little, 1, sizeof little);
	memset(large, 1, sizeof large);
	struct box b = {0, 0};
	b.data = little;
	sink(b);
	return 0;
}
