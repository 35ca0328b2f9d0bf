// verdict: FAILED
// property: assertion line 13
// why: where the allocation succeeds, one of the fields was not set
#include <assert.h>
#include <stdlib.h>
struct pair { int a, b; };
int nondet_int(void);
int main(void) {
	struct pair *p = malloc(sizeof *p);
	if (!p) return 0;
	p->a = 1;
	if (nondet_int()) p->b = 1;
	assert(p->a == p->b);
	free(p);
}
