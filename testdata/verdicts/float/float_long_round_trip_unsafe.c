// verdict: FAILED
// property: assertion line 11
// why: a double does not hold every long
#include <assert.h>

long nondet_long(void);
int main(void) {
	long i = nondet_long();
	if (i < 0 || i > 1L << 60) return 0;
	double d = i;
	assert((long)d == i);
	return 0;
}
