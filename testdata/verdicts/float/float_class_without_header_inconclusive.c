// verdict: INCONCLUSIVE
// why: which type an undeclared function takes is not known, if it is not double
#ifdef NATIVE_MAIN
#include <math.h>
#endif
int main(void) {
	long double x = -2;
	__CPROVER_assert(signbit(x), "minus");
	return 0;
}
