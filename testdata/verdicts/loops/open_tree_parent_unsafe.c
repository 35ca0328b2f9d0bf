// verdict: FAILED
// property: assertion line 28
// check: bug behind an open loop
// why: the right child's parent is left unset
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct tree { struct tree *up, *child[2]; };
int main(void) {
	struct tree *root = calloc(1, sizeof *root);
	if (!root) return 0;
	while (nondet_int()) {
		struct tree *at = root;
		int side = nondet_int() != 0;
		while (at->child[side]) {
			at = at->child[side];
			side = nondet_int() != 0;
		}
		struct tree *t = calloc(1, sizeof *t);
		if (!t) return 0;
		if (!side)
			t->up = at;
		at->child[side] = t;
	}
	struct tree *last = root;
	while (last->child[1])
		last = last->child[1];
	assert(last == root || last->up);
	return 0;
}
