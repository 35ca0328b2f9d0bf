// verdict: SUCCESSFUL
// why: a line ends with the first end of a line in it
#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(void) {
	char s[20];
	if (!fgets(s, sizeof s, stdin))
		return 0;
	size_t n = strlen(s);
	if (n > 0 && s[n - 1] == '\n')
		s[n - 1] = 0;
	assert(strchr(s, '\n') == NULL);
	return 0;
}
