// verdict: FAILED
// property: assertion line 12
// why: the gamma function has a minimum at 1.46
#include <assert.h>
#include <math.h>
double nondet_double(void);
int main(void) {
	assert(tgamma(5) > 23.99 && tgamma(5) < 24.01 && lgamma(1) == 0 && isinf(lgamma(-2)) && isnan(tgamma(-2)));
	double x = nondet_double();
	if (!(x > 0))
		return 0;
	assert(x < 5 || x > 5 || tgamma(x) > 25);
	return 0;
}
