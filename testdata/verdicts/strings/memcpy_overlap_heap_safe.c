// verdict: SUCCESSFUL
// why: the pointers lead into two blocks
#include <stdlib.h>
#include <string.h>
int main(void) {
	int *p = malloc(8 * sizeof *p), *q = malloc(8 * sizeof *q);
	if (!p || !q)
		return 0;
	memset(p, 0, 8 * sizeof *p);
	int *from = q + 1;
	memset(q, 0, 8 * sizeof *q);
	memcpy(p, from, 4 * sizeof *p);
	free(p);
	free(q);
	return 0;
}
