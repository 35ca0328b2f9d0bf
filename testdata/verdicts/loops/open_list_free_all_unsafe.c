// verdict: FAILED
// property: pointer_dereference line 19
// check: bug behind an open loop
// why: reads next of a node that was freed
#include <stdlib.h>
int nondet_int(void);
struct node { int v; struct node *next; };
int main(void) {
	struct node *head = 0;
	for (int i = 0; nondet_int(); i++) {
		struct node *n = malloc(sizeof *n);
		if (!n) break;
		n->v = i;
		n->next = head;
		head = n;
	}
	while (head) {
		free(head);
		head = head->next;
	}
	return 0;
}
