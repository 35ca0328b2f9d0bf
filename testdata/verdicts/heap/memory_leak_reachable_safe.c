// verdict: SUCCESSFUL
// check: leak-reachable
// flags: --memory-leak-check
// why: the block is freed
#include <stdlib.h>
char *cache;
int main(void) {
	cache = malloc(4);
	free(cache);
	return 0;
}
