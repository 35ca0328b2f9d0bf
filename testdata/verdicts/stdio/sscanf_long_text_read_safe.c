// verdict: SUCCESSFUL
// why: The text has room for 40 characters, and has two: the number follows from them. Any number in its place would be a guess.
#include <assert.h>
#include <stdio.h>
unsigned nondet_uint(void);
int main(void) {
	char text[40] = {0};
	unsigned d = nondet_uint() % 10, e = nondet_uint() % 10;
	int x;
	text[0] = '0' + d;
	text[1] = '0' + e;
	assert(sscanf(text, "%d", &x) == 1);
	assert(x == (int)(10 * d + e));
	return 0;
}
