// verdict: FAILED
// property: memory_leak
// check: leak-reachable
// flags: --memory-leak-check
// why: a global still points to the block at the end, which counts as a leak too
#include <stdlib.h>
char *cache;
int main(void) {
	cache = malloc(4);
	cache = cache;
	return 0;
}
