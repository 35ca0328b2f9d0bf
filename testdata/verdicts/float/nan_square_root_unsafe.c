// verdict: FAILED
// property: nan line 12
// check: nan
// flags: --nan-check
// why: the root of a negative number is not a number
#include <math.h>
double nondet_double(void);
int main(void) {
	double x = nondet_double();
	if (!(x >= -1 && x < 100))
		return 0;
	return sqrt(x) > 5;
}
