// verdict: FAILED
// property: assertion line 9
// why: the other branch makes the result unsigned
#include <assert.h>
int nondet_int(void);
int main(void) {
	int c = nondet_int();
	long r = c ? -1 : 0u;
	assert(r <= 0);
	return 0;
}
