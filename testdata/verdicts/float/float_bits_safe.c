// verdict: SUCCESSFUL
// why: the bits of a float: sign, exponent, fraction; a copied NaN keeps its own
#include <assert.h>
float nondet_float(void);

#include <string.h>
int main(void) {
	float one = 1, x = nondet_float(), y;
	unsigned b, c;
	memcpy(&b, &one, 4);
	assert(b == 0x3f800000);
	y = -x;
	memcpy(&b, &x, 4);
	memcpy(&c, &y, 4);
	assert((b ^ c) == 0x80000000);
	return 0;
}
