// verdict: SUCCESSFUL
// why: cabs is hypot, carg is atan2
#include <assert.h>
#include <complex.h>
int main(void) {
	double complex z = 3.0 - 4.0 * I;
	float complex f = 1.0f + 1.0f * I;
	assert(cabs(z) > 4.99 && cabs(z) < 5.01 && carg(z) < -0.9 && carg(z) > -0.95);
	assert(cabsf(f) > 1.41f && cabsf(f) < 1.42f && cargf(f) > 0.78f && cargf(f) < 0.79f);
	assert(carg(-1.0 + 0.0 * I) > 3.14 && cabs(0) == 0);
	long double complex w = 2.0L + 1.0L * I;
	assert(creall(conjl(w)) == 2 && cimagl(conjl(w)) == -1);
	return 0;
}
