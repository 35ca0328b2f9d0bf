// verdict: FAILED
// property: assertion line 11
// check: bug behind an open loop
// why: the bug is between two loops without a bound
#include <assert.h>
int nondet_int(void);
int main(void) {
	unsigned n = 0, m = 0;
	while (nondet_int())
		n++;
	assert(n != 1);
	while (nondet_int())
		m++;
	return m > n;
}
