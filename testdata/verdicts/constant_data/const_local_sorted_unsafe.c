// verdict: FAILED
// property: pointer_dereference line 7
// why: qsort swaps elements of a const array
#include <stdlib.h>
static int cmp(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) { const int v[3] = {3, 1, 2};
	qsort((void *)v, 3, sizeof *v, cmp);
	return 0; }
