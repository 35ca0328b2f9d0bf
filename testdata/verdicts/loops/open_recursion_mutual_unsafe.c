// verdict: FAILED
// property: assertion line 14
// check: bug behind an open loop
// why: odd and even are mixed up for 1
#include <assert.h>
unsigned nondet_uint(void);
static int odd(unsigned n);
static int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
static int odd(unsigned n) { return n <= 1 ? 0 : even(n - 1); }
int main(void) {
	unsigned n = nondet_uint(), m = nondet_uint();
	int e = even(n);
	int o = odd(m);
	assert(!(n == m && n < 4) || e != o);
	return 0;
}
