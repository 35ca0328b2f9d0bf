// verdict: FAILED
// property: undefined_behavior line 11
// check: invalid-bool
// flags: --bool-check
// why: a _Bool holds two
#include <string.h>
int main(void) {
	_Bool b;
	unsigned char two = 2;
	memcpy(&b, &two, 1);
	return b;
}
