// verdict: FAILED
// property: pointer_dereference line 20
// why: the read starts 4 bytes before the array
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
	char block[12], *room = block;
	memset(room, 1, sizeof block);
	struct box b = {0, 0};
	b.data = room - 4;
	sink(b);
	return 0;
}
