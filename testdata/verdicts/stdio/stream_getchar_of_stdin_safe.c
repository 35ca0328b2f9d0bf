// verdict: SUCCESSFUL
// why: putchar writes to stdout, getchar reads stdin
#include <assert.h>
#include <stdio.h>
int main(void) {
	ungetc('q', stdin);
	putchar('x');
	assert(!ferror(stdin) && getchar() == 'q');
	return 0;
}
