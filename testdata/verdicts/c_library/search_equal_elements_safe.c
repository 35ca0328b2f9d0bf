// verdict: SUCCESSFUL
// why: one of the three is found
#include <assert.h>
#include <stdlib.h>
static int compare(const void *a, const void *b) {
	int x = *(const int *)a, y = *(const int *)b;
	return (x > y) - (x < y);
}
int main(void) {
	int a[] = {1, 4, 4, 4, 7}, key = 4;
	int *p = bsearch(&key, a, 5, sizeof *a, compare);
	assert(p && *p == 4);
	return 0;
}
