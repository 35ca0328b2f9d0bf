// verdict: FAILED
// property: memory_leak
// check: leak-reachable
// flags: --memory-leak-check
// why: A static local variable holds the buffer to the end.
#include <stdlib.h>
static char *buffer(int last) {
	static char *b;
	if (!b) b = malloc(8);
	if (last > 1) free(b), b = 0;
	return b;
}
int main(void) {
	char *b = buffer(0);
	if (b) b[7] = 1;
	buffer(1);
	return 0;
}
