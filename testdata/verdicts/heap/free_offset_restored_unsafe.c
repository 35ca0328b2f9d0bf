// verdict: FAILED
// property: free line 13
// check: invalid-free
// why: the walking pointer is freed
#include <stdlib.h>
int main(void) {
	char *p = malloc(4);
	if (!p)
		return 0;
	char *q = p;
	for (int i = 0; i < 3; i++)
		*q++ = 1;
	free(q);
	return 0;
}
