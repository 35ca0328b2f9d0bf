// verdict: SUCCESSFUL
// why: a number is written over half of one of two pointers; the other one is whole
#include <assert.h>
union u { int n; char *p; };
int nondet_int(void);
int main(void) {
	char c = 1, d = 2;
	union u u[2]; u[0].p = &c; u[1].p = &d;
	int k = nondet_int() != 0;
	u[k].n = 5;
	assert(*u[!k].p == (k ? 1 : 2));
	char *p = u[0].p;
	if (k) { assert(*p == 1); *p = 3; assert(c == 3); }
	return 0;
}
