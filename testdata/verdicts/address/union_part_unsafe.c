// verdict: FAILED
// property: pointer_dereference line 14
// why: one of two pointers, which may be the one that is used, has had half of it overwritten by a number
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
	*p = 1;
	return 0;
}
