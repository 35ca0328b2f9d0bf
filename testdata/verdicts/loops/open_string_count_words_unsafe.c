// verdict: FAILED
// property: assertion line 21
// check: bug behind an open loop
// why: the word at the end of the text is not counted
#include <assert.h>
char nondet_char(void);
int main(void) {
	int words = 0, in = 0, letters = 0;
	for (;;) {
		char c = nondet_char();
		if (c == 0)
			break;
		if (c == ' ') {
			words += in;
			in = 0;
		} else {
			in = 1;
			letters++;
		}
	}
	assert(letters == 0 || words > 0);
	return 0;
}
