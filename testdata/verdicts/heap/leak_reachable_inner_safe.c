// verdict: SUCCESSFUL
// check: leak-reachable
// flags: --memory-leak-check
// why: The inner block is freed before the outer one.
#include <stdlib.h>
struct outer { char *inner; };
struct outer *all;
int main(void) {
	all = malloc(sizeof *all);
	if (!all) return 0;
	all->inner = malloc(5);
	free(all->inner);
	free(all);
	return 0;
}
