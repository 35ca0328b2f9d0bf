// verdict: FAILED
// property: assertion line 9
// why: %c alone reads blanks too
#include <assert.h>
#include <stdio.h>
int main(void) {
	char c;
	if (scanf("%c", &c) == 1)
		assert(c != ' ');
	return 0;
}
