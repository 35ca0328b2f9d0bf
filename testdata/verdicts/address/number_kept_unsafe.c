// verdict: FAILED
// property: assertion line 14
// why: the number that the pointer was made from may begin with any digit, also after it was kept in memory and copied
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
	assert(back >> 60 != 13);
	return 0;
}
