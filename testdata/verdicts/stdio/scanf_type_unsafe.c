// verdict: FAILED
// property: undefined_behavior line 9
// check: call-type
// why: %d writes an int into a long (C11 7.21.6.2p10): half of it keeps its old value.
#include <stdio.h>
int main(void) {
	long n = -1;
	int m;
	if (scanf("%d %d", &m, &n) == 2 && n >= 0)
		return 1;
	return 0;
}
