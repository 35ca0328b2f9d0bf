// verdict: SUCCESSFUL
// why: a rotation by a long count, masked on both sides
#include <assert.h>
#include <stdint.h>
unsigned long nondet_ulong(void);
static uint32_t rotate(uint32_t x, uint64_t n) { return x >> (n & 31) | x << (-n & 31); }
int main(void) {
	assert(rotate(rotate(0x12345678, 8), 24) == 0x12345678);
	uint64_t n = nondet_ulong();
	return (int)(rotate(1, n) == 0);
}
