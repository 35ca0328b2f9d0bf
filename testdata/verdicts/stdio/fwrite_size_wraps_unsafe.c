// verdict: FAILED
// property: pointer_dereference line 7
// why: 2^63 times 2 bytes are more than any array has, not none
#include <stdio.h>
int main(void) {
	char b[4] = {0};
	fwrite(b, (size_t)1 << 63, 2, stdout);
	return 0;
}
