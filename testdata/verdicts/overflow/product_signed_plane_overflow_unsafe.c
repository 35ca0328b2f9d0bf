// verdict: FAILED
// property: overflow line 10
// check: signed-overflow
// why: 30000 * 90000 is over 2^31
#include <assert.h>
int nondet_int(void);
int main(void) {
	int w = nondet_int(), h = nondet_int(), x = nondet_int(), y = nondet_int();
	__CPROVER_assume(0 < w && w <= 30000 && 0 < h && h <= 90000 && 0 <= x && x < w && 0 <= y && y < h);
	assert(y * w + x < w * h);
	return 0;
}
