// verdict: FAILED
// property: assertion line 22
// check: bug behind an open loop
// why: the second of two items comes out first
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct item { unsigned n; struct item *next; };
int main(void) {
	struct item *head = 0;
	unsigned n = 0, want = 0;
	while (nondet_int()) {
		struct item *i = malloc(sizeof *i);
		if (!i) return 0;
		i->n = n++;
		i->next = head;
		head = i;
	}
	while (head) {
		struct item *i = head;
		head = i->next;
		assert(i->n == want);
		want++;
		free(i);
	}
	return 0;
}
