// verdict: SUCCESSFUL
// check: bug behind an open loop
// why: what was not opened is not used; four tries
#include <stdlib.h>
int nondet_int(void);
static int *try_open(void) { return nondet_int() ? malloc(sizeof(int)) : 0; }
int main(void) {
	int *f = 0;
	unsigned tries = nondet_int();
	if (tries > 4)
		return 0;
	while (tries-- > 0 && !(f = try_open()))
		;
	if (f)
		*f = 1;
	free(f);
	return 0;
}
