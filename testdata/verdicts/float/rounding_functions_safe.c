// verdict: SUCCESSFUL
// why: halves go away from zero by round, to even by rint
#include <assert.h>
#include <math.h>
int main(void) {
	assert(round(2.5) == 3 && round(-2.5) == -3 && rint(2.5) == 2 && lrint(3.5) == 4 && lround(-0.5) == -1);
	assert(trunc(-1.5) == -1 && floor(-1.5) == -2 && ceil(-1.5) == -1 && fmod(-7, 3) == -1 && remainder(7, 4) == -1);
	assert(nearbyint(0.5) == 0);
	return 0;
}
