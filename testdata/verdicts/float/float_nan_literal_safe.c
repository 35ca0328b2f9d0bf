// verdict: SUCCESSFUL
// why: a NaN that the source writes keeps its sign and payload
#include <assert.h>
#include <string.h>
double negative = -__builtin_nan(""), five = __builtin_nan("5");
float three = -__builtin_nanf("3");
int main(void) {
	unsigned long long b;
	unsigned f;
	memcpy(&b, &negative, 8);
	assert(b == 0xfff8000000000000);
	memcpy(&b, &five, 8);
	assert(b == 0x7ff8000000000005);
	memcpy(&f, &three, 4);
	assert(f == 0xffc00003);
	return 0;
}
