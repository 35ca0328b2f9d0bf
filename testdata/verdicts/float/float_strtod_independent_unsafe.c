// verdict: FAILED
// property: assertion line 10
// why: What the first character is does not depend on the number in the text.
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
int main(void) {
	char s[3] = {(char)nondet_int(), 'x', 0};
	double d = strtod(s, 0);
	assert(s[0] != 'b');
	return 0;
}
