// verdict: FAILED
// property: assertion line 13
// check: bug behind an open loop
// why: behind three nested loops without a bound
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
	unsigned x = nondet_uint(), y = nondet_uint(), z = nondet_uint(), n = 0;
	for (unsigned i = 0; i < x; i++)
		for (unsigned j = 0; j < y; j++)
			for (unsigned k = 0; k < z; k++)
				n++;
	assert(n != 1);
	return 0;
}
