// verdict: FAILED
// property: pointer_dereference line 13
// check: bug behind an open loop
// why: after the last try nothing was opened
#include <stdlib.h>
int nondet_int(void);
static int *try_open(void) { return nondet_int() ? malloc(sizeof(int)) : 0; }
int main(void) {
	int *f = 0;
	unsigned tries = nondet_int();
	while (tries-- > 0 && !(f = try_open()))
		;
	*f = 1;
	free(f);
	return 0;
}
