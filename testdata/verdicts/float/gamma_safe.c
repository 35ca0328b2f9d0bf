// verdict: SUCCESSFUL
// why: the gamma function of a positive number is above 0.88
#include <assert.h>
#include <math.h>
double nondet_double(void);
int main(void) {
	assert(tgamma(5) > 23.99 && tgamma(5) < 24.01 && lgamma(1) == 0 && isinf(lgamma(-2)) && isnan(tgamma(-2)));
	double x = nondet_double();
	if (!(x > 0))
		return 0;
	assert(tgamma(x) > 0.88);
	return 0;
}
