// verdict: FAILED
// property: assertion line 11
// why: the sum may be one more
#include <assert.h>
double nondet_double(void);

int main(void) {
	double x = nondet_double(), y = nondet_double();
	if (x >= 0 && x <= 100 && y >= -50 && y <= 51) {
		double s = x + y;
		assert(s >= -50 && s <= 150);
	}
	return 0;
}
