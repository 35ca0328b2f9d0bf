// verdict: FAILED
// property: pointer_dereference line 8
// check: const-write
// why: what strsignal and strerror return must not be modified
#include <string.h>
int main(void) {
	char *text = strsignal(2);
	text[0] = text[0];
	return 0;
}
