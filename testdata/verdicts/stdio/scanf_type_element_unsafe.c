// verdict: FAILED
// property: undefined_behavior line 9
// check: call-type
// why: %d writes an int into an element of an array of floats.
#include <stdio.h>
int main(void) {
	float a[3] = {0};
	for (int i = 0; i < 3; i++)
		if (scanf("%d", &a[i]) != 1)
			break;
	return 0;
}
