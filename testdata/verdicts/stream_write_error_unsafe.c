// verdict: FAILED
// property: assertion line 9
// check: streams remember
// why: writing may fail
#include <assert.h>
#include <stdio.h>
int main(void) {
	fprintf(stderr, "%s\n", "text");
	assert(!ferror(stderr));
	return 0;
}
