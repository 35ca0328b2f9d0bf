// verdict: SUCCESSFUL
// check: bug behind an open loop
// why: the last node's next is set, and there are at most four
#include <stdlib.h>
int nondet_int(void);
struct node { int v; struct node *next; };
int main(void) {
	struct node *head = 0;
	for (int i = 0; i < 4 && nondet_int(); i++) {
		struct node *n = malloc(sizeof *n);
		if (!n) break;
		n->v = 1;
		n->next = head;
		head = n;
	}
	int sum = 0;
	for (struct node *p = head; p; p = p->next)
		sum += p->v;
	return sum;
}
