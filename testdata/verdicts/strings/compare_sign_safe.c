// verdict: SUCCESSFUL
// check: assertion
// why: only the sign is used
#include <assert.h>
#include <string.h>
#include <strings.h>
#include <wchar.h>
char nondet_char(void);
static int sign(int d) { return (d > 0) - (d < 0); }
int main(void) {
	char a[3] = {nondet_char(), nondet_char()}, b[3] = {nondet_char(), nondet_char()};
	int d = strcmp(a, b), back = strcmp(b, a);
	assert(sign(d) == -sign(back));
	assert((d == 0) == (strlen(a) == strlen(b) && memcmp(a, b, strlen(a)) == 0));
	if (d < 0)
		assert((unsigned char)a[0] <= (unsigned char)b[0]);
	assert(sign(memcmp(a, b, 1)) == ((unsigned char)a[0] > (unsigned char)b[0]) - ((unsigned char)a[0] < (unsigned char)b[0]));
	assert(strcasecmp("Name", "nAME") == 0 && strncasecmp("Name", "nan", 3) < 0);
	assert(wcscmp(L"b", L"ab") > 0 && wmemcmp(L"ab", L"ac", 1) == 0 && strncmp("abc", "abd", 2) == 0);
}
