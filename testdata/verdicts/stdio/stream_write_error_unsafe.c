// verdict: FAILED
// property: assertion line 8
// why: writing may fail
#include <assert.h>
#include <stdio.h>
int main(void) {
	fprintf(stderr, "%s\n", "text");
	assert(!ferror(stderr));
	return 0;
}
