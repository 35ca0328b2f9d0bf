// verdict: INCONCLUSIVE
// why: What libm gives for a sine is not known to the last digit, so that the failure that is found may be none.
#include <assert.h>
#include <math.h>
int main(void) {
	assert(sin(1.0) == 0.8414709848078965);
	return 0;
}
