// verdict: SUCCESSFUL
// why: what follows a blank of the format is no blank
#include <assert.h>
#include <stdio.h>
int main(void) {
	char c;
	if (scanf(" %c", &c) == 1)
		assert(c != ' ' && c != '\n');
	return 0;
}
