// verdict: FAILED
// property: assertion line 12
// why: the square of a rounded root may be another number
#include <assert.h>
#include <math.h>
float nondet_float(void);

int main(void) {
	float x = nondet_float();
	if (x >= 1 && x <= 4) {
		float r = sqrtf(x);
		assert(r * r == x);
	}
	return 0;
}
