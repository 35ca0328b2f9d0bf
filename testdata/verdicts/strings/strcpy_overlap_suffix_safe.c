// verdict: SUCCESSFUL
// why: the suffix goes to another array
#include <string.h>
int main(void) {
	char s[16] = "abcdef", t[16];
	strcpy(t, s + 2);
	return s[0];
}
