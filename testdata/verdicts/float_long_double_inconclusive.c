// verdict: INCONCLUSIVE
// why: long double has no meaning here
#include <assert.h>

int main(void) {
	long double x = 1;
	x += 1;
	assert(x == 2);
	return 0;
}
