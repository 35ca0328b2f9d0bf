// verdict: FAILED
// property: pointer_dereference line 6
// why: %d asks for an int, and only a double is passed.
#include <stdio.h>
int main(void) {
	printf("%d\n", 1.5);
	return 0;
}
