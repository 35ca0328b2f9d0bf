// verdict: SUCCESSFUL
// why: the category of numbers has the locale C again
#include <assert.h>
#include <locale.h>
#include <stdlib.h>
int main(void) {
	setlocale(LC_ALL, "");
	if (!setlocale(LC_NUMERIC, "C"))
		return 0;
	assert(strtod("1.5", 0) == 1.5);
	return 0;
}
