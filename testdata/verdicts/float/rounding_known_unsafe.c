// verdict: FAILED
// property: assertion line 8
// why: the length is exactly 17
#include <assert.h>
#include <math.h>
int main(void) {
	double d = hypot(8, 15);
	assert(d < 17 || d > 17);
}
