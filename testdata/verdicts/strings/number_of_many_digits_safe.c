// verdict: SUCCESSFUL
// why: Thirteen characters hold a number below 10^13. The model of strtol took any number from the eleventh digit on.
#include <assert.h>
#include <stdlib.h>
char nondet_char(void);
int main(void) {
	char b[14];
	for (int i = 0; i < 13; i++)
		b[i] = nondet_char();
	b[13] = 0;
	assert(strtol(b, NULL, 10) < 10000000000000);
	return 0;
}
