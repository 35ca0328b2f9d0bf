// verdict: SUCCESSFUL
// flags: --allocation-size-check
// why: realloc gets a size of eight
#include <stdlib.h>
int main(void) {
	char *p = malloc(4);
	size_t n = 8;
	char *q = realloc(p, n);
	free(q ? q : p);
	return 0;
}
