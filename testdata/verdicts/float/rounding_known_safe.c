// verdict: SUCCESSFUL
// why: the rounding mode is to nearest, and lengths with exact squares are exact
#include <assert.h>
#include <fenv.h>
#include <float.h>
#include <math.h>
int main(void) {
	assert(FLT_ROUNDS == 1 && fegetround() == FE_TONEAREST);
	assert(hypot(3, 4) == 5 && hypotf(-5, 12) == 13 && hypot(0.75, 1) == 1.25);
	assert(hypot(2, 2) > 2.8284 && hypot(2, 2) < 2.8285);
}
