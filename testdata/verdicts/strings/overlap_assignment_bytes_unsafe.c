// verdict: FAILED
// property: memory_overlap line 11
// why: structures in a buffer of bytes, 4 apart
#include <stdlib.h>
struct pair { int a, b; };
int main(void) {
	int *cells = calloc(4, sizeof(int));
	if (!cells)
		return 0;
	struct pair *p = (struct pair *)cells, *q = (struct pair *)(cells + 1);
	*p = *q;
	free(cells);
	return 0;
}
