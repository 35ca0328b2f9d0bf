// verdict: FAILED
// property: same_object line 12
// check: pointer-comparison
// flags: --pointer-relation-check
// why: two heap blocks are compared
#include <stdlib.h>
int main(void) {
	char *p = malloc(4), *q = malloc(4);
	if (!p || !q)
		return 0;
	char *r = q;
	int less = p <= r;
	free(p);
	free(q);
	return less;
}
