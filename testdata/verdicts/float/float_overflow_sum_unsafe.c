// verdict: FAILED
// property: overflow line 12
// check: float-overflow
// flags: --float-overflow-check
// why: the sum of two large numbers is infinite
#include <float.h>
double nondet_double(void);
int main(void) {
	double x = nondet_double(), y = nondet_double();
	if (!(x > 0 && x < DBL_MAX && y > 0 && y < DBL_MAX / 2))
		return 0;
	return x + y > 1;
}
