// verdict: FAILED
// property: assertion line 9
// flags: --function check
// why: an argument of the entry may be any number
#include <assert.h>

void check(float a, double b) {
	if (a > 1 && b < a)
		assert(b < 1);
}
#ifdef NATIVE_MAIN
float nondet_float(void);
double nondet_double(void);
int main(void) { check(nondet_float(), nondet_double()); }
#endif
