// verdict: SUCCESSFUL
// why: in the locale "C", gettext and ngettext give the program's own texts; it was said that they may give any pointer.
#include <assert.h>
#include <libintl.h>
#include <stdio.h>
#include <string.h>
unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint();
	printf(ngettext("%u file\n", "%u files\n", n), n);
	assert(strlen(gettext("name")) == 4);
	return 0;
}
