// verdict: FAILED
// property: memory_leak
// flags: --memory-leak-check
// why: the early return forgets the first block
#include <stdlib.h>
int main(void) {
	char *p = malloc(4), *q = malloc(4);
	if (!q) {
		p = 0;
		return 1;
	}
	free(p);
	free(q);
	return 0;
}
