// verdict: SUCCESSFUL
// why: the same number gives the same text; a string of any length is equal to itself
#include <assert.h>
#include <stdlib.h>
#include <string.h>
int nondet_int(void);
int main(void) {
	int n = nondet_int();
	assert(strcmp(strerror(0), strerror(0)) == 0);
	char *a = strerror(n);
	assert(strcmp(a, strerror(n)) == 0);
	char *h = getenv("HOME");
	if (h)
		assert(strcmp(h, getenv("HOME")) == 0);
	return 0;
}
