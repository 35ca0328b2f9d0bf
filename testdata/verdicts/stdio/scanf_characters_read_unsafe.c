// verdict: FAILED
// property: assertion line 8
// why: the number of characters is stored after the last conversion too
#include <assert.h>
#include <stdio.h>
int main(void) {
	int value, n = 0;
	if (scanf("%d%n", &value, &n) == 1) assert(n == 0);
	return 0;
}
