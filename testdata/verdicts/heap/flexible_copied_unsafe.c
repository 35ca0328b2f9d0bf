// verdict: FAILED
// property: pointer_dereference line 15
// why: the copy has no tail
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
		int sum = copy->n + copy->v[0];
		free(copy);
		free(m);
		return sum;
	}
	free(m);
	return 0;
}
