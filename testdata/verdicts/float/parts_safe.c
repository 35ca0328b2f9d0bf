// verdict: SUCCESSFUL
// why: mantissa and exponent make the number again
#include <assert.h>
#include <math.h>
double nondet_double(void);
int main(void) {
	double x = nondet_double();
	if (!isfinite(x) || x == 0)
		return 0;
	int e;
	double m = frexp(x, &e);
	assert(fabs(m) >= 0.5 && fabs(m) < 1);
	assert(ldexp(m, e) == x);
	return 0;
}
