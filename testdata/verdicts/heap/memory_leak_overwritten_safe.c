// verdict: SUCCESSFUL
// flags: --memory-leak-check
// why: the first block is freed before
#include <stdlib.h>
int main(void) {
	char *p = malloc(4);
	free(p), p = malloc(8);
	free(p);
	return 0;
}
