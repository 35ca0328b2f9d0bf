// verdict: FAILED
// property: assertion line 12
// why: the last line of a file, and one that is longer than the buffer, have no end of a line
#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(void) {
	char s[20];
	if (!fgets(s, sizeof s, stdin))
		return 0;
	size_t n = strlen(s);
	assert(n == 0 || s[n - 1] == '\n');
	return 0;
}
