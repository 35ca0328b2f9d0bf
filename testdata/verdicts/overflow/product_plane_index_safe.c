// verdict: SUCCESSFUL
// why: y * w + x <= (h - 1) * w + w - 1, and w * h < 2^32
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
	unsigned w = nondet_uint(), h = nondet_uint(), x = nondet_uint(), y = nondet_uint();
	__CPROVER_assume(w <= 60000 && h <= 60000 && x < w && y < h);
	assert(y * w + x < w * h);
	return 0;
}
