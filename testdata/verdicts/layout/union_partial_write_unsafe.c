// verdict: FAILED
// property: assertion line 14
// why: a write to the small member leaves the other bytes
#include <assert.h>
#include <stdint.h>
uint16_t nondet_ushort(void);
union u { uint64_t w; uint16_t h[4]; struct { uint8_t x, y; uint32_t z __attribute__((packed)); } m; };
int main(void) {
	union u u = {.w = 0x1122334455667788};
	uint16_t v = nondet_ushort();
	u.h[1] = v;
	assert((u.w & 0xffffffff0000ffff) == 0x1122334400007788);
	assert(u.m.x == 0x88 && (u.m.z & 0xffff) == v);
	assert(u.m.z >> 16 == 0x4433);
	return 0;
}
