// verdict: SUCCESSFUL
// flags: --uninitialized-check
// why: the element was written before the copy
#include <string.h>
int main(void) {
	int a[2], b[2];
	a[0] = 1;
	a[1] = 3;
	memcpy(b, a, sizeof b);
	return b[1];
}
