// verdict: FAILED
// property: assertion line 11
// check: assertion
// why: memcmp gives any positive number, not 1
#include <assert.h>
#include <string.h>
unsigned char nondet_uchar(void);
int main(void) {
	unsigned char a[2] = {7, nondet_uchar()}, b[2] = {7, nondet_uchar()};
	if (a[1] > b[1])
		assert(memcmp(a, b, sizeof a) == 1);
}
