// verdict: FAILED
// property: assertion line 15
// check: bug behind an open loop
// why: a closing bracket too many is taken
#include <assert.h>
char nondet_char(void);
int main(void) {
	long depth = 0;
	char c;
	while ((c = nondet_char()) != 0) {
		if (c == '(')
			depth++;
		else if (c == ')')
			depth--;
		assert(depth >= 0);
	}
	return 0;
}
