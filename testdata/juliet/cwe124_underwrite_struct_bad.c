// verdict: FAILED
// property: pointer_dereference line 18
// why: the write starts 4 bytes before the array
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
	char block[12], *room = block;
	room[0] = 0;
	struct box b = {0, 0};
	b.data = room - 4;
	sink(b);
	return 0;
}
