// verdict: FAILED
// property: free line 10
// check: invalid-free
// why: realloc gets the address of an array on the stack
#include <stdlib.h>
int main(void) {
	char small[4];
	char *p = small;
	small[0] = 1;
	char *q = realloc(p, 8);
	if (!q) {
		return 0;
	}
	free(q);
	return 0;
}
