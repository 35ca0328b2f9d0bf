// verdict: SUCCESSFUL
// why: other tools know these without math.h
#ifdef NATIVE_MAIN
#include <math.h>
#endif
int main(void) {
	double nan = 0.0 / 0.0, inf = 1e308 * 10, tiny = 4e-320;
	float f = -1.5f;
	__CPROVER_assert(signbit(f) && !signbit(0.0) && signbit(-0.0), "sign");
	__CPROVER_assert(isnan(nan) && !isnan(f) && isinf(inf) && !isinf(nan) && isfinite(f) && !isfinite(inf), "classes");
	__CPROVER_assert(isnormal(f) && !isnormal(tiny) && fpclassify(tiny) != fpclassify(f), "normal");
	__CPROVER_assert(isgreater(2.0, 1.0) && !isless(nan, 1.0) && isunordered(nan, f) && islessequal(f, f) && !islessgreater(f, f) && isgreaterequal(f, f), "order");
	return 0;
}
