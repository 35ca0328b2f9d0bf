// verdict: SUCCESSFUL
// why: the locale is C at the start
#include <assert.h>
#include <locale.h>
#include <string.h>
int main(void) {
	struct lconv *c = localeconv();
	assert(!strcmp(c->decimal_point, ".") && !*c->thousands_sep);
	return 0;
}
