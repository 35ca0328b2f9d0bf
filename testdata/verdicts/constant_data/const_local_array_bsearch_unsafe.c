// verdict: FAILED
// property: pointer_dereference line 13
// why: bsearch takes the const off a local array
#include <stdlib.h>
static int order(const void *a, const void *b) {
	return *(const int *)a - *(const int *)b;
}
int main(void) {
	const int keys[3] = {1, 4, 9};
	int key = 4;
	int *p = bsearch(&key, keys, 3, sizeof *keys, order);
	if (p)
		*p = 5;
	return 0;
}
