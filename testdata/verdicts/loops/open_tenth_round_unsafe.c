// verdict: FAILED
// property: assertion line 14
// check: bug behind an open loop
// why: needs ten rounds of a loop without a bound
#include <assert.h>
int nondet_int(void);
int main(void) {
	unsigned n = 0, m = 0;
	while (nondet_int()) {
		n++;
		if (nondet_int() > 5)
			m++;
	}
	assert(m < 10);
	return (int)n;
}
