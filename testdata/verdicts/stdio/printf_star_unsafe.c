// verdict: FAILED
// property: undefined_behavior line 9
// check: call-type
// why: the width of %* is an int, and a size_t is passed.
#include <stdio.h>
#include <string.h>
int main(void) {
	const char *s = "text";
	printf("%.*s\n", strlen(s), s);
	return 0;
}
