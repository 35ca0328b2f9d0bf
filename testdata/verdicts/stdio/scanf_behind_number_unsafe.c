// verdict: FAILED
// property: assertion line 10
// why: a number that is cut at one digit may end before another
#include <assert.h>
#include <stdio.h>
int main(void) {
	char c;
	int n;
	if (scanf("%1d%c", &n, &c) == 2)
		assert(c < '0' || c > '9');
	return 0;
}
