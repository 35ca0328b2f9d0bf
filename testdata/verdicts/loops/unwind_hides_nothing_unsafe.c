// verdict: FAILED
// property: assertion line 11
// flags: --unwind=3
// why: the bound is too small, and the loop behind has a bug
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint(), s = 0;
	for (unsigned i = 0; i < n; i++)
		s++;
	assert(s != 1);
	return 0;
}
