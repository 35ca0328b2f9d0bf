// verdict: FAILED
// property: same_object line 12
// check: pointer-subtraction
// flags: --pointer-relation-check
// why: After realloc the old pointer is into the old block.
#include <stdlib.h>
int main(void) {
	char *p = malloc(4);
	if (!p) return 0;
	char *at = p + 2, *q = realloc(p, 8);
	if (!q) { free(p); return 0; }
	q[at - p + 0 * (int)(at - q)] = 1;
	free(q);
	return 0;
}
