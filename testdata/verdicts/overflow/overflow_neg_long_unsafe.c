// verdict: FAILED
// property: overflow line 11
// check: integer-negation
// why: the least long has no negation
#include <limits.h>
long nondet_long(void);
int main(void) {
	long x = nondet_long();
	if (x >= 0)
		return 0;
	long y = -x;
	return y < 0;
}
