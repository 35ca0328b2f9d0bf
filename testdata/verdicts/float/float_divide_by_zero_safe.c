// verdict: SUCCESSFUL
// why: floating-point division by zero is infinite, not undefined
#include <assert.h>
double nondet_double(void);

int main(void) {
	double x = nondet_double(), zero = 0;
	double q = x / zero;
	if (x > 0)
		assert(q > 1e308);
	else if (x < 0)
		assert(q < -1e308);
	else
		assert(q != q);
	return 0;
}
