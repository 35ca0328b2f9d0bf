// verdict: SUCCESSFUL
// why: A sine is at most 1, whichever library computes it, or a NaN; one argument has one sine, and known arguments have sines that are known well.
#include <assert.h>
#include <math.h>
double nondet_double(void);

int main(void) {
	double x = nondet_double(), s = sin(x);
	assert(!(s > 1));
	if (s == s) assert(s * sin(x) >= 0);
	assert(sin(1.0) > 0.84 && sin(1.0) < 0.85 && fabs(sin(M_PI)) < 1e-9 && sinf(0) == 0);
	return 0;
}
