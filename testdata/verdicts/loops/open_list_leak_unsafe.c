// verdict: FAILED
// property: memory_leak
// check: bug behind an open loop
// flags: --memory-leak-check
// why: the node that is taken out in the middle is not freed
#include <stdlib.h>
int nondet_int(void);
struct node { int v; struct node *next; };
int main(void) {
	struct node *head = 0;
	while (nondet_int()) {
		struct node *n = malloc(sizeof *n);
		if (!n) break;
		n->v = nondet_int();
		n->next = head;
		head = n;
	}
	if (head && head->next && head->next->v == 7)
		head->next = head->next->next;
	while (head) {
		struct node *n = head->next;
		free(head);
		head = n;
	}
	return 0;
}
