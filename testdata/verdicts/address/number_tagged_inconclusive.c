// verdict: INCONCLUSIVE
// why: right, but of numbers that begin with 0x90 to 0x93 it is not kept in memory which ones they were
#include <assert.h>
#include <stdint.h>
extern uint64_t nondet_u64(void);
struct box {
	void *p;
} g, h;
int a;
int main(void) {
	uint64_t tagged = nondet_u64();
	g.p = (void *)tagged;
	h = g;
	assert((uint64_t)h.p == tagged);
	if (h.p == &a)
		assert(tagged == (uint64_t)&a);
	return 0;
}
