// verdict: FAILED
// property: pointer_dereference line 18
// check: bug behind an open loop
// why: the last node's next is never set: the walk goes on to what malloc left there
#include <stdlib.h>
int nondet_int(void);
struct node { struct node *next; };
int main(void) {
	struct node *head = malloc(sizeof *head), *tail = head;
	if (!head) return 0;
	while (nondet_int()) {
		struct node *n = malloc(sizeof *n);
		if (!n) return 0;
		tail->next = n;
		tail = n;
	}
	int n = 0;
	for (struct node *p = head; p; p = p->next)
		n = (n + 1) & 7;
	return n;
}
