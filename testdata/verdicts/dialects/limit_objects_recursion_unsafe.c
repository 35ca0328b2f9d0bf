// verdict: FAILED
// property: division_by_zero line 14
// check: bug behind an open loop
// flags: --object-bits=5
// why: the tree's node of depth 4 divides by zero; the recursion makes more objects than there may be
#include <stdlib.h>
int nondet_int(void);
struct node { struct node *left; int share; };
struct node *grow(int depth) {
	if (!nondet_int()) return 0;
	struct node *n = malloc(sizeof *n);
	if (!n) return 0;
	n->left = grow(depth + 1);
	n->share = 100 / (depth - 4);
	return n;
}
int main(void) {
	grow(0);
	return 0;
}
