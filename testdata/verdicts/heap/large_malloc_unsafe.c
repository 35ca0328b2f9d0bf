// verdict: FAILED
// property: assertion line 11
// flags: -m32 --object-bits=8
// why: the byte holds 1
#include <assert.h>
#include <stdlib.h>
int main(void) {
	char *p = malloc(4 << 20);
	if (!p)
		return 0;
	p[3 << 20] = 1, assert(p[3 << 20] == 2);
	free(p);
	return 0;
}
