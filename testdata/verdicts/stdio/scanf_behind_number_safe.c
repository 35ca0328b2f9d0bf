// verdict: SUCCESSFUL
// why: a number ends before a character that is no digit
#include <assert.h>
#include <stdio.h>
int main(void) {
	char c;
	int n;
	if (scanf("%d%c", &n, &c) == 2)
		assert(c < '0' || c > '9');
	return 0;
}
