// verdict: FAILED
// property: uninitialized line 11
// flags: --uninitialized-check
// why: memcpy copies what was never written, the read behind it finds out
#include <string.h>
int main(void) {
	int a[2], b[2];
	a[0] = 1;
	a[0] = 3;
	memcpy(b, a, sizeof b);
	return b[1];
}
