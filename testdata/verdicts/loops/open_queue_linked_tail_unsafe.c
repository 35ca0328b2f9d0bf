// verdict: FAILED
// property: pointer_dereference line 15
// check: bug behind an open loop
// why: after the last item is taken the tail still leads to it
#include <stdlib.h>
int nondet_int(void);
struct item { int v; struct item *next; };
static struct item *head, *tail;
static void put(int v) {
	struct item *i = malloc(sizeof *i);
	if (!i) return;
	i->v = v;
	i->next = 0;
	if (tail)
		tail->next = i;
	else
		head = i;
	tail = i;
}
static void take(void) {
	struct item *i = head;
	if (!i) return;
	head = i->next;
	free(i);
}
int main(void) {
	for (;;) {
		int what = nondet_int();
		if (what == 0)
			break;
		if (what > 0)
			put(what);
		else
			take();
	}
	return 0;
}
