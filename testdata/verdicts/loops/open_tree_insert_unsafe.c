// verdict: FAILED
// property: assertion line 27
// check: bug behind an open loop
// why: a key that is there already is put in once more
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct tree { int key; struct tree *left, *right; };
static int count, distinct;
int main(void) {
	struct tree *root = 0;
	int key, last = 0;
	while ((key = nondet_int()) != 0) {
		struct tree **at = &root;
		while (*at)
			at = key < (*at)->key ? &(*at)->left : &(*at)->right;
		struct tree *t = malloc(sizeof *t);
		if (!t) return 0;
		t->key = key;
		t->left = t->right = 0;
		*at = t;
		count++;
		if (key != last)
			distinct++;
		last = key;
	}
	assert(count == distinct);
	return 0;
}
