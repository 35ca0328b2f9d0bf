// verdict: FAILED
// property: pointer_dereference line 7
// why: 2^62 wide characters are more than any array has, not none
#include <wchar.h>
int main(void) {
	wchar_t a[2], b[2] = {0};
	wmemcpy(a, b, (size_t)1 << 62);
	return 0;
}
