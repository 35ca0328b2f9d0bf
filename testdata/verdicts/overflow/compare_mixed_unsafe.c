// verdict: FAILED
// property: assertion line 10
// why: int becomes unsigned
#include <assert.h>
int nondet_int(void);
int main(void) {
	int a = nondet_int();
	unsigned b = 10;
	if (a < 0)
		assert(a < b);
	return 0;
}
