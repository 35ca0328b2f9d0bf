// verdict: SUCCESSFUL
// why: The index is in bounds whatever the sine is.
#include <math.h>
int nondet_int(void);
int main(void) {
	int a[4] = {0}, i = nondet_int();
	double s = sin(i);
	if (i < 0 || i > 3)
		return 0;
	a[i] = s > 0;
	return 0;
}
