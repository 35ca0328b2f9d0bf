// verdict: SUCCESSFUL
// why: the average of two numbers in a range is in it
#include <assert.h>
double nondet_double(void);

int main(void) {
	double x = nondet_double(), y = nondet_double();
	if (x >= 0 && x <= 1 && y >= 0 && y <= 1)
		assert((x + y) / 2 >= 0 && (x + y) / 2 <= 1);
	return 0;
}
