// verdict: FAILED
// property: assertion line 27
// check: bug behind an open loop
// why: the reversed list loses its last node
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct node { int v; struct node *next; };
int main(void) {
	struct node *head = 0, *out = 0;
	int n = 0, m = 0;
	do {
		struct node *x = malloc(sizeof *x);
		if (!x) return 0;
		x->v = n++;
		x->next = head;
		head = x;
	} while (nondet_int());
	while (head && head->next) {
		struct node *x = head;
		head = head->next;
		x->next = out;
		out = x;
	}
	for (struct node *p = out; p; p = p->next)
		m++;
	assert(m == n);
	return 0;
}
