// verdict: SUCCESSFUL
// check: pointer-subtraction
// flags: --pointer-relation-check
// why: The place is kept as a number while the block moves.
#include <stdlib.h>
int main(void) {
	char *p = malloc(4);
	if (!p) return 0;
	long at = p + 2 - p;
	char *q = realloc(p, 8);
	if (!q) { free(p); return 0; }
	q[at] = 1;
	free(q);
	return 0;
}
