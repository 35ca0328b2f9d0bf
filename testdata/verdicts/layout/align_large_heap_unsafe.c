// verdict: FAILED
// property: alignment line 10
// flags: --alignment-check
// why: malloc promises multiples of 16, and the type asks for 64
#include <stdlib.h>
struct __attribute__((aligned(64))) line { int x; };
int main(void) {
	struct line *p = malloc(sizeof *p);
	if (!p) return 0;
	p->x = 1;
	free(p);
	return 0;
}
