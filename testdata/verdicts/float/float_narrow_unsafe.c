// verdict: FAILED
// property: assertion line 10
// why: a double made float may be another number
#include <assert.h>
double nondet_double(void);

int main(void) {
	double x = nondet_double();
	if (x >= 1 && x <= 2)
		assert((double)(float)x == x);
	return 0;
}
