// verdict: FAILED
// property: uninitialized line 11
// flags: --uninitialized-check
// why: malloc leaves the last byte as it was
#include <stdlib.h>
int main(void) {
	unsigned char *p = malloc(4);
	if (!p)
		return 0;
	p[0] = p[1] = p[2] = 0;
	int v = *(int *)p;
	free(p);
	return v;
}
