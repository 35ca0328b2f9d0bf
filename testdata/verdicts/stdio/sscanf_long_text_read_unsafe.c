// verdict: FAILED
// property: assertion line 14
// why: 89 is a number of two digits.
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
	assert(x != 89);
	return 0;
}
