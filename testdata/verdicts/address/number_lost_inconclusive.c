// verdict: INCONCLUSIVE
// why: the number may begin with 0x90, and of such a number it is not kept in memory which one it was: that the assertion holds may not be said
#include <assert.h>
#include <stdint.h>
extern uint64_t nondet_u64(void);
struct box { void *p; } g, h; int a;
int main(void) {
	uint64_t t = nondet_u64();
	g.p = (void *)t;
	h = g;
	uint64_t back = (uint64_t)h.p;
	if (h.p == &a) return 0;
	assert(back >> 58 != 0x24);
	return 0;
}
