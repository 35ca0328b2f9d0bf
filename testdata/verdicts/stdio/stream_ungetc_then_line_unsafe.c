// verdict: FAILED
// property: assertion line 10
// why: a line begins with the character that was pushed back, but what follows may be any character
#include <assert.h>
#include <stdio.h>
int main(void) {
	char s[3];
	if (ungetc('a', stdin) != 'a')
		return 0;
	assert(!fgets(s, sizeof s, stdin) || s[0] == 'a' && s[1] != 'b');
	return 0;
}
