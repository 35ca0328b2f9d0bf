// verdict: SUCCESSFUL
// why: bsearch is told of the four elements that there are.
#include <assert.h>
#include <stdlib.h>
static int order(const void *a, const void *b) {
	int x = *(const int *)a, y = *(const int *)b;
	return (x > y) - (x < y);
}
int main(void) {
	int v[4] = {1, 2, 3, 4};
	int key = 0;
	int *p = bsearch(&key, v, 4, sizeof *v, order);
	assert(!p);
	return 0;
}
