// verdict: FAILED
// property: assertion line 9
// why: The logarithm of 91 and more is greater than 4.5, in every library; that of 1 to 90 is less.
#include <assert.h>
#include <math.h>
int nondet_int(void);
int main(void) {
	int i = nondet_int();
	if (i > 0 && i < 100) assert(log(i) < 4.5);
	return 0;
}
