// verdict: SUCCESSFUL
// check: leak-reachable
// flags: --memory-leak-check
// why: The buffer that a static local variable holds is given back by the last call.
#include <stdlib.h>
static char *buffer(int last) {
	static char *b;
	if (!b) b = malloc(8);
	if (last) free(b), b = 0;
	return b;
}
int main(void) {
	char *b = buffer(0);
	if (b) b[7] = 1;
	buffer(1);
	return 0;
}
