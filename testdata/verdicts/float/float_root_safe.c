// verdict: SUCCESSFUL
// why: a square root is smaller than a number above one
#include <assert.h>
#include <math.h>
float nondet_float(void);

int main(void) {
	float x = nondet_float();
	if (x > 1 && x < 1e10f)
		assert(sqrtf(x) < x && sqrtf(x) >= 1);
	return 0;
}
