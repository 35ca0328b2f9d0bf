// verdict: SUCCESSFUL
// check: float-overflow
// flags: --float-overflow-check
// why: half of the largest number twice is finite
#include <float.h>
double nondet_double(void);
int main(void) {
	double x = nondet_double(), y = nondet_double();
	if (!(x > 0 && x < DBL_MAX / 2 && y > 0 && y < DBL_MAX / 2))
		return 0;
	return x + y > 1;
}
