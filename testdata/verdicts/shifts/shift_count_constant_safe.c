// verdict: SUCCESSFUL
// why: constant counts of wider types within the width, and a wide one that is not evaluated
#include <limits.h>
int nondet_int(void);
int main(void) {
	unsigned x = nondet_int();
	unsigned long y = x;
	int r = sizeof(long) > 8 ? (int)(y >> 64) : 0;
	if (LONG_MAX > INT_MAX)
		y >>= 32LL;
	else
		x >>= 4294967297LL;
	return r + (int)y + (int)(x >> 31L) * 0;
}
