// verdict: INCONCLUSIVE
// flags: --max-unwind=3
// why: right, but a recursion of any depth
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
struct tree { struct tree *left, *right; };
static unsigned nodes;
static struct tree *grow(void) {
	struct tree *t = nondet_int() ? malloc(sizeof *t) : 0;
	if (t) {
		nodes++;
		t->left = grow();
		t->right = grow();
	}
	return t;
}
static unsigned count(struct tree *t) { return t ? 1 + count(t->left) + count(t->right) : 0; }
int main(void) {
	struct tree *t = grow();
	assert(count(t) == nodes);
	return 0;
}
