// verdict: FAILED
// property: pointer_dereference line 18
// check: bug behind an open loop
// why: the list may be empty when its first node is removed
#include <stdlib.h>
int nondet_int(void);
struct node { int v; struct node *next; };
static struct node *head;
static void push(int v) {
	struct node *n = malloc(sizeof *n);
	if (!n) exit(1);
	n->v = v;
	n->next = head;
	head = n;
}
static int pop(void) {
	struct node *n = head;
	int v = n->v;
	head = n->next;
	free(n);
	return v;
}
int main(void) {
	int s = 0;
	for (unsigned n = nondet_int(); n > 0; n--)
		push(n & 7);
	for (unsigned k = nondet_int(); k > 0; k--)
		s = (s + pop()) & 255;
	return s;
}
