// verdict: FAILED
// property: pointer_dereference line 8
// check: null-pointer
// why: setlocale returns null for a locale that there is not
#include <locale.h>
int main(void) {
	const char *name = setlocale(LC_ALL, "xx_YY");
	return name[0] == 'C';
}
