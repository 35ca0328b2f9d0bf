// verdict: SUCCESSFUL
// why: a wide character that is ASCII is that character
#include <assert.h>
#include <stdio.h>
#include <wchar.h>
int main(void) {
	char b[8];
	int n = snprintf(b, 8, "%lc", (wint_t)'x');
	assert(n == 1 && b[0] == 'x');
	return 0;
}
