// verdict: SUCCESSFUL
// flags: --uninitialized-check
// why: all four bytes are written
#include <stdlib.h>
int main(void) {
	unsigned char *p = malloc(4);
	if (!p)
		return 0;
	p[0] = p[1] = p[2] = p[3] = 0;
	int v = *(int *)p;
	free(p);
	return v;
}
