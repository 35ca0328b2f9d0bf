// verdict: FAILED
// property: assertion line 9
// why: the row is as long as the plane is high: with h > w it leaves the plane
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
	unsigned w = nondet_uint(), h = nondet_uint(), x = nondet_uint(), y = nondet_uint();
	__CPROVER_assume(w <= 60000 && h <= 60000 && x < w && y < h);
	assert(y * h + x < w * h);
	return 0;
}
