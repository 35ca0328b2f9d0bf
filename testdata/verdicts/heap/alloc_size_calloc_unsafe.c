// verdict: FAILED
// property: allocation_size line 8
// flags: --allocation-size-check
// why: the product overflows
#include <stdlib.h>
int main(void) {
	unsigned long n = 1ul << 62;
	free(calloc(n, 8));
	return 0;
}
