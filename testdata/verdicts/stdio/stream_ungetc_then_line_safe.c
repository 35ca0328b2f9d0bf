// verdict: SUCCESSFUL
// why: a line begins with the character that was pushed back
#include <assert.h>
#include <stdio.h>
int main(void) {
	char s[3];
	if (ungetc('a', stdin) != 'a')
		return 0;
	if (fgets(s, sizeof s, stdin))
		assert(s[0] == 'a');
	return 0;
}
