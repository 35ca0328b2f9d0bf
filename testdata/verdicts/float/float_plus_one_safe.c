// verdict: SUCCESSFUL
// why: below 2^52 the sum with one is larger
#include <assert.h>
double nondet_double(void);

int main(void) {
	double x = nondet_double();
	if (x > 0 && x < 4e15)
		assert(x + 1 > x);
	return 0;
}
