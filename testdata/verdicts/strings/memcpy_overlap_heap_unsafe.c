// verdict: FAILED
// property: memory_overlap line 13
// why: both pointers lead into one heap block
#include <stdlib.h>
#include <string.h>
int main(void) {
	int *p = malloc(8 * sizeof *p), *q = malloc(8 * sizeof *q);
	if (!p || !q)
		return 0;
	memset(p, 0, 8 * sizeof *p);
	int *from = p + 1;
	memset(q, 0, 8 * sizeof *q);
	memcpy(p, from, 4 * sizeof *p);
	free(p);
	free(q);
	return 0;
}
