// verdict: FAILED
// property: memory_overlap line 12
// why: a shift by less than the length makes the copy overlap itself
#include <string.h>
unsigned nondet_uint(void);
int main(void) {
	char b[32] = {0};
	unsigned n = nondet_uint() % 8, to = nondet_uint() % 16;
	if (to + n > 32)
		return 0;
	if (to < n && n > 0 && to > 0)
		memcpy(b + to, b, n);
	return b[0];
}
