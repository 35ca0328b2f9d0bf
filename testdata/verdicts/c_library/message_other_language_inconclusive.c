// verdict: INCONCLUSIVE
// why: another language has other texts, of which little is known.
#include <assert.h>
#include <libintl.h>
#include <locale.h>
#include <string.h>
int main(void) {
	setlocale(LC_ALL, "");
	assert(strlen(gettext("name")) == 4);
	return 0;
}
