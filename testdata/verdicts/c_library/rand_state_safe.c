// verdict: SUCCESSFUL
// why: rand_r is a function of its seed
#define _POSIX_C_SOURCE 200112L
#include <assert.h>
#include <stdlib.h>
int main(void) {
	unsigned s = 5, t = 5;
	assert(rand_r(&s) == rand_r(&t));
	assert(s == t);
	return 0;
}
