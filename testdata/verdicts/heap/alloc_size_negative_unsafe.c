// verdict: FAILED
// property: allocation_size line 11
// flags: --allocation-size-check
// why: a negative number becomes a huge size
#include <stdlib.h>
int nondet_int(void);
int main(void) {
	int n = nondet_int();
	if (n > 100)
		return 0;
	free(malloc(n));
	return 0;
}
