// verdict: FAILED
// property: assertion line 10
// why: the sum of two large numbers is infinite
#include <assert.h>
double nondet_double(void);

int main(void) {
	double x = nondet_double(), y = nondet_double();
	if (x >= 0 && x <= 1.7e308 && y >= 0 && y <= 1.7e308)
		assert((x + y) / 2 <= 1.7e308);
	return 0;
}
