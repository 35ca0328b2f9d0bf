// verdict: FAILED
// property: assertion line 22
// check: bug behind an open loop
// why: equal values are put behind, but the test of order is strict
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct node { int v; struct node *next; };
int main(void) {
	struct node *head = 0;
	while (nondet_int()) {
		struct node *n = malloc(sizeof *n);
		if (!n) return 0;
		n->v = nondet_int();
		struct node **at = &head;
		while (*at && (*at)->v < n->v)
			at = &(*at)->next;
		n->next = *at;
		*at = n;
	}
	for (struct node *p = head; p && p->next; p = p->next)
		assert(p->v < p->next->v);
	return 0;
}
