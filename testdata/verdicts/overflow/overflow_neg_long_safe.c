// verdict: SUCCESSFUL
// check: integer-negation
// why: the least long is sent elsewhere
#include <limits.h>
long nondet_long(void);
int main(void) {
	long x = nondet_long();
	if (x >= 0 || x == LONG_MIN)
		return 0;
	long y = -x;
	return y < 0;
}
