// verdict: FAILED
// property: pointer_dereference line 9
// check: const-write
// why: the string that ttyname returns must not be modified
#include <unistd.h>
int main(void) {
	char *text = ttyname(0);
	if (text)
		*text = 'x';
	return 0;
}
