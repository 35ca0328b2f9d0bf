// verdict: FAILED
// property: overflow line 11
// check: division-overflow
// why: INT_MIN % -1 overflows as the division does
#include <limits.h>
int nondet_int(void);
int main(void) {
	int d = nondet_int();
	if (d == 0)
		return 0;
	return INT_MIN % d;
}
