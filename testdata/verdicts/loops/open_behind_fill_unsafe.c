// verdict: FAILED
// property: assertion line 21
// check: bug behind an open loop
// why: the first of two loops fills an array of any size, the check behind fails for one element
#include <assert.h>
#include <stdlib.h>
unsigned nondet_uint(void);
struct pixel { unsigned char r, g, b; short alpha; };
static void fill(struct pixel *p, unsigned n, short alpha) {
	for (unsigned i = 0; i < n; i++)
		p[i].alpha = alpha;
}
int main(void) {
	unsigned n = nondet_uint();
	if (n == 0 || n > 100000) return 0;
	struct pixel *p = malloc(n * sizeof *p);
	if (!p) return 0;
	fill(p, n, 255);
	fill(p, n - 1, 7);
	for (unsigned i = 0; i < n; i++)
		assert(p[i].alpha == 7);
	free(p);
	return 0;
}
