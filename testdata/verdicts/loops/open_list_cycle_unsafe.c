// verdict: FAILED
// property: pointer_dereference line 23
// check: bug behind an open loop
// why: a list whose end leads to its second node is freed twice
#include <stdlib.h>
int nondet_int(void);
struct node { struct node *next; };
int main(void) {
	struct node *head = malloc(sizeof *head);
	if (!head) return 0;
	struct node *tail = head;
	tail->next = 0;
	while (nondet_int()) {
		struct node *n = malloc(sizeof *n);
		if (!n) return 0;
		n->next = 0;
		tail->next = n;
		tail = n;
	}
	if (head->next)
		tail->next = head->next;
	while (head) {
		struct node *n = head->next;
		free(head);
		head = n;
	}
	return 0;
}
