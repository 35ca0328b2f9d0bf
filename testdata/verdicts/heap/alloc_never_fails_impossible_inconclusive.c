// verdict: INCONCLUSIVE
// flags: --no-malloc-may-fail
// why: that a size which is known to be too large fits would be false: nothing follows from it
#include <assert.h>
#include <stdlib.h>
int main(void) {
	char *p = malloc((size_t)-1);
	assert(0);
	return p != 0;
}
