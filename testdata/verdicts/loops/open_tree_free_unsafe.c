// verdict: FAILED
// property: pointer_dereference line 21
// check: bug behind an open loop
// why: the parent is freed before its right side is looked up
#include <stdlib.h>
int nondet_int(void);
struct tree { struct tree *left, *right; };
static struct tree *grow(void) {
	struct tree *t = nondet_int() ? malloc(sizeof *t) : 0;
	if (t) {
		t->left = grow();
		t->right = grow();
	}
	return t;
}
static void drop(struct tree *t) {
	if (!t)
		return;
	drop(t->left);
	free(t);
	drop(t->right);
}
int main(void) {
	drop(grow());
	return 0;
}
