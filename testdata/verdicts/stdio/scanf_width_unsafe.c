// verdict: FAILED
// property: assertion line 9
// why: with a sign there is room for one digit
#include <assert.h>
#include <stdio.h>
int main(void) {
	int n;
	if (scanf("%2d", &n) == 1)
		assert(0 <= n && n <= 99);
	return 0;
}
