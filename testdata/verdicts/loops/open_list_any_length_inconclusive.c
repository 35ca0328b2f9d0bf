// verdict: INCONCLUSIVE
// flags: --max-unwind=8
// why: right, but a list of any length
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct node { struct node *next; };
int main(void) {
	struct node *head = 0;
	unsigned made = 0, counted = 0;
	while (nondet_int()) {
		struct node *n = malloc(sizeof *n);
		if (!n) break;
		n->next = head;
		head = n;
		made++;
	}
	for (struct node *p = head; p; p = p->next)
		counted++;
	assert(counted == made);
	return 0;
}
