// verdict: SUCCESSFUL
// flags: --allocation-size-check
// why: the number is not negative
#include <stdlib.h>
int nondet_int(void);
int main(void) {
	int n = nondet_int();
	if (n > 100 || n < 0)
		return 0;
	free(malloc(n));
	return 0;
}
