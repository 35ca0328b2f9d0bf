// verdict: FAILED
// property: assertion line 12
// why: Thirteen digits say more than 10^12.
#include <assert.h>
#include <stdlib.h>
char nondet_char(void);
int main(void) {
	char b[14];
	for (int i = 0; i < 13; i++)
		b[i] = nondet_char();
	b[13] = 0;
	assert(strtol(b, NULL, 10) < 1000000000000);
	return 0;
}
