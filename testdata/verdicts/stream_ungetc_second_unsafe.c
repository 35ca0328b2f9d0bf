// verdict: FAILED
// property: assertion line 9
// check: streams remember
// why: there is room for one character, and not for certain for more
#include <assert.h>
#include <stdio.h>
int main(void) {
	ungetc('x', stdin);
	assert(ungetc('y', stdin) == 'y');
	return 0;
}
