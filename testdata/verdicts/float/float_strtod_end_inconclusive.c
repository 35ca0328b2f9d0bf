// verdict: INCONCLUSIVE
// why: Where the number in an unknown text ends is not known: that it is at the end of this one may not be.
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
int main(void) {
	char s[3] = {(char)nondet_int(), 'x', 0}, *end;
	strtod(s, &end);
	assert(end < s + 2);
	return 0;
}
