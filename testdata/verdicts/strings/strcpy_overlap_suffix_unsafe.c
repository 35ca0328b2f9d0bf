// verdict: FAILED
// property: memory_overlap line 7
// why: a string is copied over its own start
#include <string.h>
int main(void) {
	char s[16] = "abcdef", t[16];
	strcpy(s, s + 2);
	return s[0];
}
