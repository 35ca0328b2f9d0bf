// verdict: SUCCESSFUL
// why: floor is below, and ceil is at most one above
#include <assert.h>
#include <math.h>
double nondet_double(void);

int main(void) {
	double x = nondet_double();
	if (x > -1e3 && x < 1e3) {
		assert(floor(x) <= x && ceil(x) >= x);
		assert(ceil(x) - floor(x) <= 1);
	}
	return 0;
}
