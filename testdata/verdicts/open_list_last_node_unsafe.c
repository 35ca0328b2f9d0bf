// verdict: FAILED
// property: pointer_dereference line 22
// check: bug behind an open loop
// why: the last node's next is never set: the walk goes on to what malloc left there
#include <stdlib.h>
int nondet_int(void);
struct node { int v; struct node *next; };
int main(void) {
	struct node *head = malloc(sizeof *head), *tail = head;
	if (!head) return 0;
	head->v = 0;
	while (nondet_int()) {
		struct node *n = malloc(sizeof *n);
		if (!n) return 0;
		n->v = 1;
		tail->next = n;
		tail = n;
	}
	int sum = 0;
	struct node *p = head;
	do {
		sum += p->v;
		p = p->next;
	} while (p);
	return sum;
}
