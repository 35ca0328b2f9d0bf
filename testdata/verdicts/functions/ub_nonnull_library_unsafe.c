// verdict: FAILED
// property: undefined_behavior line 9
// check: nonnull
// flags: --nonnull-check
// why: memcpy gets a null pointer, which its declaration forbids even for no bytes
#include <string.h>
int main(void) {
	char b[4] = {0}, *from = 0;
	memcpy(b, from, 0);
	return b[0];
}
