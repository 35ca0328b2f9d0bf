// verdict: SUCCESSFUL
// why: what setlocale returns names the locale, which the empty string does not (C11 7.11.1.1: to set it again restores the locale)
#include <assert.h>
#include <locale.h>
int main(void) {
	const char *name = setlocale(LC_ALL, "C");
	if (name)
		assert(name[0]);
	return 0;
}
