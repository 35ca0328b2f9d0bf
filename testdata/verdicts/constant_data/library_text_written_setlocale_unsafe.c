// verdict: FAILED
// property: pointer_dereference line 9
// check: const-write
// why: the string that setlocale returns must not be modified
#include <locale.h>
int main(void) {
	char *text = setlocale(0, "");
	if (text)
		*text = 'x';
	return 0;
}
