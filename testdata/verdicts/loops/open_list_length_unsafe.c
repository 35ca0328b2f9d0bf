// verdict: FAILED
// property: assertion line 21
// check: bug behind an open loop
// why: counts the first node twice: seen with one node
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct node { struct node *next; };
int main(void) {
	struct node *head = 0;
	int made = 0, counted = 0;
	while (nondet_int()) {
		struct node *n = malloc(sizeof *n);
		if (!n) break;
		n->next = head;
		head = n;
		made++;
	}
	for (struct node *p = head; p; p = p->next)
		counted += p == head ? 2 : 1;
	assert(counted == made);
	return 0;
}
