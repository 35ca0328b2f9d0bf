// verdict: SUCCESSFUL
// check: assertion
// why: bcmp tells whether bytes differ
#include <assert.h>
#include <strings.h>
unsigned char nondet_uchar(void);
int main(void) {
	unsigned char a[2] = {7, nondet_uchar()}, b[2] = {7, nondet_uchar()};
	assert((bcmp(a, b, sizeof a) == 0) == (a[1] == b[1]));
	assert(bcmp(a, b, 1) == 0);
	assert(bcmp("ab", "ac", 2));
}
