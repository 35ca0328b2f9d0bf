// verdict: SUCCESSFUL
// why: an address is printed as a number, null as a word
#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(void) {
	char text[24];
	snprintf(text, sizeof text, "[%8p]", (void *)0);
	assert(!strcmp(text, "[   (nil)]"));
	snprintf(text, sizeof text, "%p", (void *)text);
	assert(text[0] == '0' && text[1] == 'x');
	return 0;
}
