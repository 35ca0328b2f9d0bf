// verdict: FAILED
// property: pointer_dereference line 14
// why: the end is not counted
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
int main(void) {
	wchar_t wide[4];
	char narrow[4];
	size_t n = mbstowcs(wide, "abc", 4);
	assert(n == 3 && wide[2] == L'c' && wide[3] == 0);
	assert(wcstombs(narrow, wide, 3) == 3 && narrow[1] == 'b');
	return (int)strlen(narrow);
}
