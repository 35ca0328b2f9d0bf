// verdict: SUCCESSFUL
// why: a 64-bit count below the width
#include <assert.h>
unsigned long nondet_ulong(void);
int main(void) {
	unsigned long n = nondet_ulong();
	if (n > 31)
		return 0;
	unsigned x = 0x80000000u >> n;
	assert(x != 0);
	return 0;
}
