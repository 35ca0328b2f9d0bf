// verdict: SUCCESSFUL
// why: the NaN that an operation gives is a quiet one
#include <assert.h>
double nondet_double(void);

#include <string.h>
int main(void) {
	double x = nondet_double(), y = x - x;
	unsigned long long b;
	memcpy(&b, &y, sizeof b);
	assert(b == 0 || (b & 0x7ff8000000000000) == 0x7ff8000000000000);
	return 0;
}
