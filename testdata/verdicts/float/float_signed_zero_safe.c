// verdict: SUCCESSFUL
// why: zeros are equal, their reciprocals are not
#include <assert.h>
#include <math.h>

int main(void) {
	double z = 0.0, m = -z;
	assert(z == m && signbit(m) && !signbit(z));
	assert(1 / z > 0 && 1 / m < 0);
	assert(!signbit(z + m) && signbit(m + m) && !signbit(m - m));
	return 0;
}
