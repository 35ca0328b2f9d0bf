// verdict: SUCCESSFUL
// why: CMPLX makes a complex number of its parts (C11 7.3.9.3), with any sign of zero
#include <assert.h>
#include <complex.h>
int main(void) {
	double complex a = CMPLX(2, 0), b = a / CMPLX(0, 1);
	assert(creal(b) == 0 && cimag(b) == -2);
	float complex c = CMPLXF(1, -0.0f);
	assert(1 / cimagf(c) < 0);
	return 0;
}
