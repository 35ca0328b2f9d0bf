// verdict: SUCCESSFUL
// why: both records are copied as a whole, and the pointer in each is used only where it was written
#include <assert.h>
#include <stdlib.h>
#include <string.h>
unsigned char nondet_uchar(void);
struct record { unsigned kind; unsigned char *data; };
int main(void) {
	unsigned char x = nondet_uchar(), y = nondet_uchar(), bytes[2] = {x, y};
	struct record *a = malloc(sizeof *a), *b = malloc(sizeof *b), to;
	if (!a || !b)
		return 0;
	a->kind = x * x % 4;
	a->data = bytes;
	b->kind = 3;
	memcpy(&to, y > 100 ? a : b, sizeof to);
	if (to.kind != 3)
		assert(to.data[0] == x && to.data[1] > 100);
	free(a);
	free(b);
	return 0;
}
