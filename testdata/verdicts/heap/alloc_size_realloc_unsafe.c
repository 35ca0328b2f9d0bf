// verdict: FAILED
// property: allocation_size line 9
// flags: --allocation-size-check
// why: realloc gets a size of minus one
#include <stdlib.h>
int main(void) {
	char *p = malloc(4);
	size_t n = -1;
	char *q = realloc(p, n);
	free(q ? q : p);
	return 0;
}
