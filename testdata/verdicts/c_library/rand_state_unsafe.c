// verdict: FAILED
// property: assertion line 9
// why: another seed, another number
#define _POSIX_C_SOURCE 200112L
#include <assert.h>
#include <stdlib.h>
int main(void) {
	unsigned s = 5, t = 6;
	assert(rand_r(&s) == rand_r(&t));
	return 0;
}
