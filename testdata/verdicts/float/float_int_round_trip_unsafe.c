// verdict: FAILED
// property: assertion line 11
// why: a float does not hold every int
#include <assert.h>
int nondet_int(void);

int main(void) {
	int i = nondet_int();
	if (i < -1000000000 || i > 1000000000) return 0;
	float f = i;
	assert((int)f == i);
	return 0;
}
