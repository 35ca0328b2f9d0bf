// verdict: FAILED
// property: pointer_dereference line 9
// check: bug behind an open loop
// why: the recursive walk looks at the node behind the last one
#include <stdlib.h>
int nondet_int(void);
struct node { int v; struct node *next; };
static int last(struct node *n) {
	if (n->next->next == 0)
		return n->next->v;
	return last(n->next);
}
static struct node *make(void) {
	struct node *n = malloc(sizeof *n);
	if (!n) return 0;
	n->v = nondet_int();
	n->next = nondet_int() ? make() : 0;
	return n;
}
int main(void) {
	struct node *n = make();
	return n ? last(n) : 0;
}
