// verdict: FAILED
// property: assertion line 9
// why: a NaN is not equal to itself
#include <assert.h>
double nondet_double(void);

int main(void) {
	double x = nondet_double();
	assert(x == x);
	return 0;
}
