// verdict: SUCCESSFUL
// why: a number is its fraction times a power of two
#include <assert.h>
#include <math.h>
int nondet_int(void);
int main(void) {
	int e;
	long double x = nondet_int();
	if (x < 1)
		return 0;
	long double f = frexpl(x, &e);
	assert(f >= 0.5L && f < 1);
	assert(ilogbl(x) == e - 1 && ldexpl(f, e) == x);
	return 0;
}
