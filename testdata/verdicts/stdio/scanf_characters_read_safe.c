// verdict: SUCCESSFUL
// why: the number of characters read is not negative
#include <assert.h>
#include <stdio.h>
int main(void) {
	int value, n = 0;
	if (scanf("%d%n", &value, &n) == 1)
		assert(n >= 0);
	return 0;
}
