// verdict: SUCCESSFUL
// why: the bit trick for 1/sqrt(x), on one number
#include <assert.h>
#include <math.h>

#include <string.h>
static float rsqrt(float x) {
	unsigned i;
	memcpy(&i, &x, 4);
	i = 0x5f3759df - (i >> 1);
	float y;
	memcpy(&y, &i, 4);
	return y * (1.5f - 0.5f * x * y * y);
}
int main(void) {
	assert(fabsf(rsqrt(4.0f) - 0.5f) < 0.001f);
	return 0;
}
