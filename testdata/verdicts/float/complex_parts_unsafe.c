// verdict: FAILED
// property: assertion line 8
// why: 2 / i is -2i
#include <assert.h>
#include <complex.h>
int main(void) {
	double complex a = CMPLX(2, 0), b = a / CMPLX(0, 1);
	assert(cimag(b) == 2);
	return 0;
}
