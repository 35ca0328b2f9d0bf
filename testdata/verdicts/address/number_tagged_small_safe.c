// verdict: SUCCESSFUL
// why: the tag in the highest byte is one of 0x00 to 0x7f, and the rest may be an address
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
		assert(tagged == (uint64_t)&a);
	return 0;
}
