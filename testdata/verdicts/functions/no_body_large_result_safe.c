// verdict: SUCCESSFUL
// check: uninitialized
// flags: --uninitialized-check
// why: a function without a body fills the whole structure that it returns in memory
#include <assert.h>
struct large { long a, b, c, d; };
struct large get(void);
int main(void) {
	struct large x = get(), y = get();
	long least = x.a < y.d ? x.a : y.d;
	assert(least <= x.a);
	return x.b == y.b;
}
