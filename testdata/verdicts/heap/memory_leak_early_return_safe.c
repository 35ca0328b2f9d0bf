// verdict: SUCCESSFUL
// flags: --memory-leak-check
// why: the early return frees it
#include <stdlib.h>
int main(void) {
	char *p = malloc(4), *q = malloc(4);
	if (!q) {
		free(p);
		return 1;
	}
	free(p);
	free(q);
	return 0;
}
