// verdict: SUCCESSFUL
// why: floor, ceil, trunc, rint and round at halves and below zero
#include <assert.h>
#include <math.h>

int main(void) {
	double h = 2.5, m = -2.5, s = -0.25;
	assert(floor(h) == 2 && ceil(h) == 3 && trunc(h) == 2 && rint(h) == 2 && round(h) == 3 && nearbyint(3.5) == 4);
	assert(floor(m) == -3 && ceil(m) == -2 && trunc(m) == -2 && rint(m) == -2 && round(m) == -3);
	assert(floor(s) == -1 && ceil(s) == 0 && signbit(ceil(s)));
	assert(lround(h) == 3 && lrint(h) == 2 && llround(m) == -3 && lroundf(0.5f) == 1);
	return 0;
}
