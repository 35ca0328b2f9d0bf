// verdict: FAILED
// property: assertion line 23
// check: bug behind an open loop
// why: the sum is wrong from the third node on
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct node { unsigned char v; struct node *next; };
int main(void) {
	struct node *head = 0;
	unsigned want = 0, got = 0, k = 0;
	while (nondet_int()) {
		struct node *n = malloc(sizeof *n);
		if (!n) return 0;
		n->v = (unsigned char)nondet_int();
		want += n->v;
		n->next = head;
		head = n;
	}
	for (struct node *p = head; p; p = p->next)
		if (++k != 3)
			got += p->v;
	assert(got == want);
	return 0;
}
