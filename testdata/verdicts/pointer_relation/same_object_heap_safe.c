// verdict: SUCCESSFUL
// check: pointer-comparison
// flags: --pointer-relation-check
// why: both point into one block
#include <stdlib.h>
int main(void) {
	char *p = malloc(4), *q = malloc(4);
	if (!p || !q)
		return 0;
	char *r = p + 2;
	int less = p <= r;
	free(p);
	free(q);
	return less;
}
