// verdict: FAILED
// property: assertion line 8
// why: a NaN is not greater than itself
#ifdef NATIVE_MAIN
#include <math.h>
#endif
int main(void) {
	double nan = 0.0 / 0.0; __CPROVER_assert(isgreaterequal(nan, nan), "order");
	return 0;
}
