// verdict: FAILED
// property: assertion line 7
// why: the absolute value is no sum
#include <assert.h>
#include <complex.h>
int main(void) {
	assert(cabs(3.0 + 4.0 * I) > 6);
	return 0;
}
