// verdict: SUCCESSFUL
// flags: --no-signed-overflow-check --allocation-size-check
// why: the product fits
#include <stdlib.h>
int main(void) {
	int rows = 500, cols = 500;
	free(malloc(rows * cols));
	return 0;
}
