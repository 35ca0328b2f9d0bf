// verdict: FAILED
// property: pointer_dereference line 20
// check: bug behind an open loop
// why: asks for the minimum of a tree that may be empty
#include <stdlib.h>
int nondet_int(void);
struct tree { int key; struct tree *left, *right; };
int main(void) {
	struct tree *root = 0;
	while (nondet_int()) {
		int key = nondet_int();
		struct tree **at = &root;
		while (*at)
			at = key < (*at)->key ? &(*at)->left : &(*at)->right;
		if (!(*at = calloc(1, sizeof **at)))
			return 0;
		(*at)->key = key;
	}
	struct tree *t = root;
	while (t->left)
		t = t->left;
	return t->key == 0;
}
