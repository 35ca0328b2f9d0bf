// verdict: FAILED
// property: pointer_dereference line 9
// check: const-write
// why: the string that getenv returns must not be modified
#include <stdlib.h>
int main(void) {
	char *text = getenv("HOME");
	if (text)
		*text = 'x';
	return 0;
}
