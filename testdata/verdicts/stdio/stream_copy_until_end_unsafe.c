// verdict: FAILED
// property: assertion line 8
// why: the last round has no character
#include <assert.h>
#include <stdio.h>
static void copy(FILE *from) {
	int c = getc(from);
	assert(c >= 0);
	putchar(c);
}
int main(void) {
	do
		copy(stdin);
	while (!feof(stdin));
	return 0;
}
