// verdict: INCONCLUSIVE
// why: arguments with numbers are POSIX; no error of the program
#define _XOPEN_SOURCE 700
#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(void) {
	char b[8];
	int n = snprintf(b, 8, "%2$s%1$d", 1, "a");
	assert(n == 2 && !strcmp(b, "a1"));
	return 0;
}
