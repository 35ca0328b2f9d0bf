// verdict: SUCCESSFUL
// flags: --alignment-check
// why: aligned_alloc gives what the type asks for
#include <stdlib.h>
struct __attribute__((aligned(64))) line { int x; };
int main(void) {
	struct line *p = aligned_alloc(64, sizeof *p);
	if (!p) return 0;
	p->x = 1;
	free(p);
	return 0;
}
