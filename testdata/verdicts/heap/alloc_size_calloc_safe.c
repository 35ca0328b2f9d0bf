// verdict: SUCCESSFUL
// flags: --allocation-size-check
// why: the product is small
#include <stdlib.h>
int main(void) {
	unsigned long n = 1ul << 12;
	free(calloc(n, 8));
	return 0;
}
