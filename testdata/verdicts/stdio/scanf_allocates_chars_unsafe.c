// verdict: FAILED
// property: pointer_dereference line 11
// why: %mc puts no end behind the characters
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
	char *two;
	if (sscanf("ab", "%2mc", &two) != 1)
		return 1;
	int n = strlen(two);
	free(two);
	return n;
}
