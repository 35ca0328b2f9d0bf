// verdict: SUCCESSFUL
// why: the sum stays in the sum of the ranges
#include <assert.h>
double nondet_double(void);

int main(void) {
	double x = nondet_double(), y = nondet_double();
	if (x >= 0 && x <= 100 && y >= -50 && y <= 50) {
		double s = x + y;
		assert(s >= -50 && s <= 150);
	}
	return 0;
}
