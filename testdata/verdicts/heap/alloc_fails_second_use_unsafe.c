// verdict: FAILED
// property: pointer_dereference line 12
// why: the block is written only where it was allocated, but read in any case
#include <stdlib.h>
struct pair { int a, b; };
int nondet_int(void);
int main(void) {
	struct pair *p = malloc(sizeof *p);
	struct pair *q = nondet_int() ? p : 0;
	if (p)
		p->a = p->b = 7;
	int r = q == p ? p->a : 0;
	free(p);
	return r;
}
