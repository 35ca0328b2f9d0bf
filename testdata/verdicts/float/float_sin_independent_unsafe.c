// verdict: FAILED
// property: array_bounds line 11
// why: The index is out of bounds whatever the sine is.
#include <math.h>
int nondet_int(void);
int main(void) {
	int a[4] = {0}, i = nondet_int();
	double s = sin(i);
	if (i < 0 || i > 4)
		return 0;
	a[i] = s > 0;
	return 0;
}
