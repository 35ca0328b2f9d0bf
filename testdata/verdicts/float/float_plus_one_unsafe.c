// verdict: FAILED
// property: assertion line 10
// why: a large number plus one is itself
#include <assert.h>
double nondet_double(void);

int main(void) {
	double x = nondet_double();
	if (x > 0 && x < 1e300)
		assert(x + 1 > x);
	return 0;
}
