// verdict: FAILED
// property: assertion line 8
// why: No sine is greater than 1, whatever its argument is; that of 2 is greater than 0.9.
#include <assert.h>
#include <math.h>
int main(void) {
	double s = sin(2);
	assert(s < 0.9 || cos(s) > 1);
	return 0;
}
