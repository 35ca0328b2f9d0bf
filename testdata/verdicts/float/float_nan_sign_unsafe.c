// verdict: FAILED
// property: assertion line 13
// why: the sign of the NaN that 0/0 gives is not specified
#include <assert.h>
#include <math.h>
double nondet_double(void);

int main(void) {
	double zero = nondet_double();
	if (zero != 0)
		return 0;
	double q = zero / zero;
	assert(!signbit(q));
	return 0;
}
