// verdict: SUCCESSFUL
// why: a table of power-of-two size and its load factor
#include <assert.h>

unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint();
	if (n < 2 || n > 1u << 20)
		return 0;
	unsigned max = (unsigned)(0.95 * n);
	assert(max < n && max >= n / 2);
	return 0;
}
