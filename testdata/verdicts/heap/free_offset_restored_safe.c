// verdict: SUCCESSFUL
// check: invalid-free
// why: the pointer is moved back before it is freed
#include <stdlib.h>
int main(void) {
	char *p = malloc(4);
	if (!p)
		return 0;
	char *q = p;
	for (int i = 0; i < 3; i++)
		*q++ = 1;
	free(p);
	return 0;
}
