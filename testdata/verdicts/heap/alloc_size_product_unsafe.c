// verdict: FAILED
// property: allocation_size line 8
// flags: --no-signed-overflow-check --allocation-size-check
// why: the product of two numbers wraps to a negative one
#include <stdlib.h>
int main(void) {
	int rows = 50000, cols = 50000;
	free(malloc(rows * cols));
	return 0;
}
