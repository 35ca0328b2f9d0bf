// verdict: SUCCESSFUL
// why: sums and products commute
#include <assert.h>
double nondet_double(void);

int main(void) {
	double x = nondet_double(), y = nondet_double();
	double s = x + y, t = y + x, p = x * y, q = y * x;
	assert(s == t || s != s);
	assert(p == q || p != p);
	return 0;
}
