// verdict: FAILED
// property: assertion line 8
// why: two neighbours have one half
#include <assert.h>
int nondet_int(void);
int main(void) {
	int a = nondet_int(), b = nondet_int();
	assert(a >= b || a / 2 < b / 2);
}
