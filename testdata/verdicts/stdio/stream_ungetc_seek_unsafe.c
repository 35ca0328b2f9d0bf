// verdict: FAILED
// property: assertion line 10
// why: fseek forgets what was pushed back
#include <assert.h>
#include <stdio.h>
int main(void) {
	ungetc('x', stdin);
	if (fseek(stdin, 0, SEEK_SET))
		return 1;
	assert(getchar() == 'x');
	return 0;
}
