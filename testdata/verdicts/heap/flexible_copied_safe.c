// verdict: SUCCESSFUL
// why: an assignment of the structure copies nothing of the flexible array, and needs no room for it
#include <stdlib.h>
struct msg { int n; int v[]; };
int main(void) {
	struct msg *m = malloc(sizeof *m + 2 * sizeof(int));
	if (!m)
		return 0;
	m->n = 2;
	m->v[0] = m->v[1] = 1;
	struct msg *copy = malloc(sizeof *copy);
	if (copy) {
		*copy = *m;
		int sum = copy->n + m->v[0];
		free(copy);
		free(m);
		return sum;
	}
	free(m);
	return 0;
}
