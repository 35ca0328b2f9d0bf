// verdict: INCONCLUSIVE
// why: the text of a wide character depends on the locale
#include <assert.h>
#include <stdio.h>
#include <wchar.h>
int main(void) {
	char b[8];
	int n = snprintf(b, 8, "%lc", (wint_t)0x3b1);
	assert(n == 1);
	return 0;
}
