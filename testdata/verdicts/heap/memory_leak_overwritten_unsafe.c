// verdict: FAILED
// property: memory_leak
// flags: --memory-leak-check
// why: the only pointer to the first block is overwritten
#include <stdlib.h>
int main(void) {
	char *p = malloc(4);
	p = malloc(8);
	free(p);
	return 0;
}
