// verdict: INCONCLUSIVE
// flags: -m32
// why: the product is 4,000,000 bytes, which a machine has
#include <assert.h>
#include <stdlib.h>
int main(void) {
	int *p = calloc(1000000, sizeof *p);
	if (!p)
		return 0;
	assert(p[999999] == 1);
	free(p);
	return 0;
}
