// verdict: SUCCESSFUL
// why: what was copied stays, and each result is a string
#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(void) {
	char *a = strerror(1), copy[8], *b;
	snprintf(copy, sizeof copy, "%s", a);
	char c = copy[0];
	b = strerror(2);
	printf("%s %s\n", a, b);
	assert(copy[0] == c);
	return 0;
}
