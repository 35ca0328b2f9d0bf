// verdict: FAILED
// property: assertion line 10
// why: the text of an address is longer than a few characters
#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(void) {
	char text[24];
	snprintf(text, sizeof text, "[%8p]", (void *)0);
	assert(strlen(text) == 5);
	snprintf(text, sizeof text, "%p", (void *)text);
	assert(text[0] == '0' && text[1] == 'x');
	return 0;
}
