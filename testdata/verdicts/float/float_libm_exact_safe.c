// verdict: SUCCESSFUL
// why: functions of the C library that are exact
#include <assert.h>
#include <math.h>

#include <errno.h>
int main(void) {
	double nan = 0.0 / 0.0, whole;
	assert(fmin(nan, 1) == 1 && fmax(2, nan) == 2 && fmin(-1, 1) == -1 && fdim(3, 1) == 2 && fdim(1, 3) == 0);
	assert(fmod(10, 3) == 1 && fmod(-7.5, 2) == -1.5 && fma(2, 3, 4) == 10 && copysign(3, -0.0) == -3);
	assert(modf(-3.25, &whole) == -0.25 && whole == -3 && ldexp(1.5, 3) == 12 && scalbn(1, -1074) > 0);
	assert(isnan(nan) && isinf(1 / 0.0) && !isfinite(nan) && isnormal(1.0) && fpclassify(0x1p-1070) == FP_SUBNORMAL);
	errno = 0;
	assert(sqrt(2.25) == 1.5 && errno == 0);
	assert(isnan(sqrt(-1.0)) && errno == EDOM);
	return 0;
}
