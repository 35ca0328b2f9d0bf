// verdict: SUCCESSFUL
// why: whatever language the user has, there is a text.
#include <assert.h>
#include <libintl.h>
#include <locale.h>
#include <stdio.h>
int main(void) {
	setlocale(LC_ALL, "");
	const char *s = gettext("name");
	puts(s);
	assert(s);
	return 0;
}
