// verdict: INCONCLUSIVE
// why: what libm gives for a sine is not known exactly
#include <assert.h>
#include <math.h>
double nondet_double(void);

int main(void) {
	double s = sin(nondet_double());
	assert(!(s > 1));
	return 0;
}
