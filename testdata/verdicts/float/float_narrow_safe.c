// verdict: SUCCESSFUL
// why: a float made double and float again is itself; a double need not be
#include <assert.h>
float nondet_float(void);

int main(void) {
	float f = nondet_float();
	if (f == f)
		assert((float)(double)f == f);
	assert((float)0.1 != 0.1);
	assert((float)1e300 > 3.5e38);
	return 0;
}
