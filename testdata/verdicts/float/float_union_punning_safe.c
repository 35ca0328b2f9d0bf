// verdict: SUCCESSFUL
// why: a union shows the bits of a double
#include <assert.h>
int nondet_int(void);

union u { double d; unsigned long long b; };
int main(void) {
	union u u;
	u.d = nondet_int();
	if (u.d != 0)
		assert((u.b >> 63) == (u.d < 0));
	u.b = 0x4000000000000000;
	assert(u.d == 2);
	return 0;
}
