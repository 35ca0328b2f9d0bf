// verdict: FAILED
// property: memory_overlap line 7
// why: the string that is appended is the one that it is appended to
#include <wchar.h>
int main(void) {
	wchar_t a[8] = L"ab";
	wcsncat(a, a, 3);
	return 0;
}
