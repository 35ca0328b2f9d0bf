// verdict: FAILED
// property: assertion line 10
// check: bug behind an open loop
// why: the sum of no numbers is one too large, seen two calls deep
#include <assert.h>
unsigned nondet_uint(void);
static unsigned long sum(unsigned n) { return n ? n + sum(n - 1) : 1; }
int main(void) {
	unsigned n = nondet_uint();
	assert(n != 2 || sum(n) == 3);
	return (int)sum(n);
}
