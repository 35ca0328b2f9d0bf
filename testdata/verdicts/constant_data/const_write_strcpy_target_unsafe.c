// verdict: FAILED
// property: pointer_dereference line 8
// check: const-write
// why: the destination is a string literal
#include <string.h>
int main(void) {
	char *s = "hello";
	strcpy(s, "hi");
	return s[0];
}
