// verdict: SUCCESSFUL
// why: realloc that fails leaves the old block as it was; one that succeeds copies it
#include <assert.h>
#include <stdlib.h>
int main(void) {
	int *p = malloc(2 * sizeof *p);
	if (!p)
		return 0;
	p[0] = 3;
	p[1] = 4;
	int *q = realloc(p, 4 * sizeof *q);
	if (q)
		q[2] = 5;
	else
		q = p;
	assert(q[0] == 3 && q[1] == 4);
	free(q);
}
