// verdict: FAILED
// property: assertion line 11
// why: a negative zero is equal to zero and has another sign
#include <assert.h>
#include <math.h>
double nondet_double(void);

int main(void) {
	double x = nondet_double();
	if (x == 0)
		assert(!signbit(x));
	return 0;
}
