// verdict: SUCCESSFUL
// why: %b writes binary numbers (C23, glibc 2.35)
#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(void) {
	char b[80];
	snprintf(b, 80, "%b %#b %08b", 5, 6, 7);
	assert(!strcmp(b, "101 0b110 00000111"));
	snprintf(b, 80, "%lb", -1L);
	assert(strlen(b) == 64);
	return 0;
}
