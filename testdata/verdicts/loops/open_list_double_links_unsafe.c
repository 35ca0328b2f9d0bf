// verdict: FAILED
// property: assertion line 19
// check: bug behind an open loop
// why: the back link of the old head is not set
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct node { struct node *next, *prev; };
int main(void) {
	struct node *head = 0;
	while (nondet_int()) {
		struct node *n = malloc(sizeof *n);
		if (!n) return 0;
		n->next = head;
		n->prev = 0;
		head = n;
	}
	for (struct node *p = head; p; p = p->next)
		assert(p == head || p->prev != 0);
	return 0;
}
