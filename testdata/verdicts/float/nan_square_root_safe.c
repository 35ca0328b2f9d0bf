// verdict: SUCCESSFUL
// check: nan
// flags: --nan-check
// why: the root is taken of what is not negative
#include <math.h>
double nondet_double(void);
int main(void) {
	double x = nondet_double();
	if (!(x >= 0 && x < 100))
		return 0;
	return sqrt(x) > 5;
}
