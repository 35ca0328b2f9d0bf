// verdict: FAILED
// property: assertion line 11
// check: assertion
// why: bcmp does not promise the sign that memcmp has
#include <assert.h>
#include <strings.h>
unsigned char nondet_uchar(void);
int main(void) {
	unsigned char a = nondet_uchar(), b = nondet_uchar();
	if (a < b)
		assert(bcmp(&a, &b, 1) < 0);
}
