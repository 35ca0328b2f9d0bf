// verdict: FAILED
// property: pointer_dereference line 13
// why: bsearch is told of five elements where there are four; it may look at any of them, though not at all of them.
#include <assert.h>
#include <stdlib.h>
static int order(const void *a, const void *b) {
	int x = *(const int *)a, y = *(const int *)b;
	return (x > y) - (x < y);
}
int main(void) {
	int v[4] = {1, 2, 3, 4};
	int key = 0;
	int *p = bsearch(&key, v, 5, sizeof *v, order);
	assert(!p);
	return 0;
}
