// verdict: FAILED
// property: free line 11
// check: invalid-free
// why: what asprintf leaves behind when it fails must not be freed (POSIX)
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
int main(void) {
	char *p;
	if (asprintf(&p, "%d", 1) < 0) {
		free(p);
		return 1;
	}
	free(p);
	return 0;
}
