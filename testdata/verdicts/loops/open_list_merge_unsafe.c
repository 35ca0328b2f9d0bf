// verdict: FAILED
// property: assertion line 33
// check: bug behind an open loop
// why: what is left of the second list is dropped
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct node { int v; struct node *next; };
static struct node *make(int *n) {
	struct node *head = 0;
	while (nondet_int()) {
		struct node *x = malloc(sizeof *x);
		if (!x) exit(0);
		x->v = nondet_int();
		x->next = head;
		head = x;
		++*n;
	}
	return head;
}
int main(void) {
	int n = 0, m = 0;
	struct node *a = make(&n), *b = make(&n), *out = 0, **end = &out;
	while (a && b) {
		struct node **from = a->v < b->v ? &a : &b;
		*end = *from;
		*from = (*from)->next;
		end = &(*end)->next;
	}
	*end = a;
	for (struct node *p = out; p; p = p->next)
		m++;
	assert(m == n);
	return 0;
}
