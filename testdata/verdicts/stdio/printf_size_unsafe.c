// verdict: FAILED
// property: undefined_behavior line 7
// check: call-type
// why: %ld asks for a long, and an int is passed (C11 7.21.6.1p9).
#include <stdio.h>
int main(void) { int n = 3;
	printf("%ld\n", n);
	return 0;
}
