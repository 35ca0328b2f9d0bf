// verdict: FAILED
// property: assertion line 8
// why: there is room for one character, and not for certain for more
#include <assert.h>
#include <stdio.h>
int main(void) {
	ungetc('x', stdin);
	assert(ungetc('y', stdin) == 'y');
	return 0;
}
