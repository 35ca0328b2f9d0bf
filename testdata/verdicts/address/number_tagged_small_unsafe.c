// verdict: FAILED
// property: assertion line 19
// why: the address of a may be another number
#include <assert.h>
#include <stdint.h>
extern uint64_t nondet_u64(void);
struct box {
	void *p;
} g, h;
int a;
int main(void) {
	uint64_t tagged = nondet_u64();
	if (tagged >> 63)
		return 0;
	g.p = (void *)tagged;
	h = g;
	assert((uint64_t)h.p == tagged);
	if (h.p == &a)
		assert(tagged == 0x600000001000UL);
	return 0;
}
