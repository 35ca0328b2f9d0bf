// verdict: FAILED
// property: memory_leak
// check: leak-reachable
// flags: --memory-leak-check
// why: A global variable leads to the outer block, and that to the inner one.
#include <stdlib.h>
struct outer { char *inner; };
struct outer *all;
int main(void) {
	all = malloc(sizeof *all);
	if (!all) return 0;
	all->inner = malloc(5);
	return 0;
}
