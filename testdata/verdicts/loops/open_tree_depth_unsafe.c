// verdict: FAILED
// property: assertion line 28
// check: bug behind an open loop
// why: the deeper side is the right one, the left one's depth is returned
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct tree { struct tree *left, *right; };
static struct tree *grow(void) {
	if (!nondet_int())
		return 0;
	struct tree *t = malloc(sizeof *t);
	if (!t)
		return 0;
	t->left = grow();
	t->right = grow();
	return t;
}
static int depth(struct tree *t) {
	if (!t)
		return 0;
	int l = depth(t->left), r = depth(t->right);
	return 1 + (l < r ? l : r);
}
int main(void) {
	struct tree *t = grow();
	if (t && t->right && !t->left)
		assert(depth(t) >= 2);
	return 0;
}
