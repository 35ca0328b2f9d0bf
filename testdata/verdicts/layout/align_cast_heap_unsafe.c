// verdict: FAILED
// property: alignment line 12
// flags: --alignment-check
// why: a structure in a buffer whose place depends on a length
#include <stdlib.h>
struct header { char size; char data[7]; };
unsigned nondet_uint(void);
int main(void) {
	struct header *h = malloc(sizeof *h);
	if (!h)
		return 0;
	*(int *)&h->data[nondet_uint() % 4] = 1;
	free(h);
	return 0;
}
