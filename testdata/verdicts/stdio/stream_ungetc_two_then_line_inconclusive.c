// verdict: INCONCLUSIVE
// why: a line begins with the two characters that were pushed back, if the stream took both; only one of them is known to a call that reads more than one
#include <assert.h>
#include <stdio.h>
int main(void) {
	char s[3];
	if (ungetc('a', stdin) != 'a' || ungetc('b', stdin) != 'b')
		return 0;
	if (fgets(s, sizeof s, stdin))
		assert(s[0] == 'b' && s[1] == 'a');
	return 0;
}
