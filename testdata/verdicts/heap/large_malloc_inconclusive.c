// verdict: INCONCLUSIVE
// flags: -m32
// why: a machine has 4 MiB, so that the allocation need not fail; pointers do not reach its end
#include <assert.h>
#include <stdlib.h>
int main(void) {
	char *p = malloc(4 << 20);
	if (!p)
		return 0;
	p[3 << 20] = 1;
	assert(p[3 << 20] == 2);
	free(p);
	return 0;
}
