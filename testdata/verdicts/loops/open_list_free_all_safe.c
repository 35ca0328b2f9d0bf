// verdict: SUCCESSFUL
// check: bug behind an open loop
// flags: --memory-leak-check
// why: next is read before the node is freed; at most three nodes
#include <stdlib.h>
unsigned char nondet_uchar(void);
struct node { int v; struct node *next; };
int main(void) {
	struct node *head = 0;
	unsigned many = nondet_uchar() % 4;
	for (unsigned i = 0; i < many; i++) {
		struct node *n = malloc(sizeof *n);
		if (!n) break;
		n->next = head;
		head = n;
	}
	while (head) {
		struct node *n = head->next;
		free(head);
		head = n;
	}
	return 0;
}
