// verdict: FAILED
// property: assertion line 9
// why: the locale C has no thousands separator
#include <assert.h>
#include <locale.h>
#include <string.h>
int main(void) {
	struct lconv *c = localeconv();
	assert(*c->thousands_sep);
	return 0;
}
