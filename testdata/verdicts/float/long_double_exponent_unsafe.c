// verdict: FAILED
// property: assertion line 13
// why: the fraction is below 1
#include <assert.h>
#include <math.h>
int nondet_int(void);
int main(void) {
	int e;
	long double x = nondet_int();
	if (x < 1)
		return 0;
	long double f = frexpl(x, &e);
	assert(f > 0.5L);
	assert(ilogbl(x) == e - 1 && ldexpl(f, e) == x);
	return 0;
}
