// verdict: FAILED
// property: pointer_dereference line 27
// check: bug behind an open loop
// why: a row without items has no first item
#include <stdlib.h>
unsigned nondet_uint(void);
struct item { int v; struct item *next; };
struct row { struct item *items; struct row *next; };
int main(void) {
	struct row *rows = 0;
	for (unsigned n = nondet_uint(); n; n--) {
		struct row *r = malloc(sizeof *r);
		if (!r) return 0;
		r->items = 0;
		for (unsigned k = nondet_uint(); k; k--) {
			struct item *i = malloc(sizeof *i);
			if (!i) return 0;
			i->v = 1;
			i->next = r->items;
			r->items = i;
		}
		r->next = rows;
		rows = r;
	}
	int s = 0;
	for (struct row *r = rows; r; r = r->next)
		s ^= r->items->v;
	return s;
}
