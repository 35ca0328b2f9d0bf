// verdict: FAILED
// property: assertion line 10
// why: a negative NaN that the source writes is not the positive one
#include <assert.h>
#include <string.h>
double negative = -__builtin_nan("");
int main(void) {
	unsigned long long b;
	memcpy(&b, &negative, 8);
	assert(b == 0x7ff8000000000000);
	return 0;
}
