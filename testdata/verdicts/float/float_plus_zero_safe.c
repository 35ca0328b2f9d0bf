// verdict: SUCCESSFUL
// why: adding zero changes no number; a NaN is not itself
#include <assert.h>
double nondet_double(void);

int main(void) {
	double x = nondet_double();
	if (x == x)
		assert(x + 0.0 == x);
	else
		assert(!(x + 0.0 == x));
	return 0;
}
