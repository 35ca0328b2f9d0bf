// verdict: FAILED
// property: assertion line 13
// why: bsearch may find any of the elements that are equal, also the one at the end
#include <assert.h>
#include <stdlib.h>
static int compare(const void *a, const void *b) {
	int x = *(const int *)a, y = *(const int *)b;
	return (x > y) - (x < y);
}
int main(void) {
	int a[] = {4, 4, 4, 4, 4, 4, 4}, key = 4;
	int *p = bsearch(&key, a, 7, sizeof *a, compare);
	assert(p != &a[6]);
	return 0;
}
