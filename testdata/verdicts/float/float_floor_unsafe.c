// verdict: FAILED
// property: assertion line 11
// why: the floor of a tiny negative number is a whole one away
#include <assert.h>
#include <math.h>
float nondet_float(void);

int main(void) {
	float x = nondet_float();
	if (x > -1e6f && x < 1e6f)
		assert(x - floorf(x) < 1);
	return 0;
}
