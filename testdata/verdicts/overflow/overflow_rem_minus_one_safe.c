// verdict: SUCCESSFUL
// check: division-overflow
// why: minus one is no divisor here
#include <limits.h>
int nondet_int(void);
int main(void) {
	int d = nondet_int();
	if (d == 0 || d == -1)
		return 0;
	return INT_MIN % d;
}
