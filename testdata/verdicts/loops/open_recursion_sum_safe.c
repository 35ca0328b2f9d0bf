// verdict: SUCCESSFUL
// check: bug behind an open loop
// why: at most six calls deep
#include <assert.h>
unsigned nondet_uint(void);
static unsigned long sum(unsigned n) { return n ? n + sum(n - 1) : 0; }
int main(void) {
	unsigned n = nondet_uint();
	if (n > 6)
		return 0;
	assert(sum(n) == (unsigned long)n * (n + 1) / 2);
	return 0;
}
