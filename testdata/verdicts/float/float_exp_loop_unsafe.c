// verdict: FAILED
// property: pointer_dereference line 13
// check: past-end
// why: 2 to the power of i is greater than i: the loop leaves the block.
#include <math.h>
#include <stdlib.h>
int nondet_int(void);
int main(void) {
	int i = nondet_int();
	if (i < 1 || i > 3) return 0;
	int *p = malloc(i * sizeof *p), n = (int)exp2(i);
	if (!p) return 0;
	for (int k = 0; k <= n / 2; k++) p[k] = 0;
	free(p);
	return 0;
}
