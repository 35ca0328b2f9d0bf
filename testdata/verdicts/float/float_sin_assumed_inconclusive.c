// verdict: INCONCLUSIVE
// why: No sine of these is greater than 0.9, but that is not known of all of them at once: what is found without is no failure.
#include <assert.h>
#include <math.h>
double nondet_double(void);
void __VERIFIER_assume(int);
int main(void) {
	double x = nondet_double();
	if (!(x >= 0 && x <= 0.5)) return 0;
	double s = sin(x);
	__VERIFIER_assume(s > 0.9);
	assert(0);
	return 0;
}
