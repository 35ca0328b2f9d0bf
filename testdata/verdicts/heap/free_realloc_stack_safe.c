// verdict: SUCCESSFUL
// check: invalid-free
// why: a heap block is resized
#include <stdlib.h>
int main(void) {
	char small[4];
	char *p = malloc(4);
	small[0] = 1;
	char *q = realloc(p, 8);
	if (!q) {
		free(p);
		return 0;
	}
	free(q);
	return 0;
}
