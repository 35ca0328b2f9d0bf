// verdict: FAILED
// property: assertion line 9
// why: for one file, ngettext gives the first text.
#include <assert.h>
#include <libintl.h>
unsigned nondet_uint(void);
int main(void) {
	unsigned n = nondet_uint();
	assert(ngettext("file", "files", n)[4] == 's');
	return 0;
}
