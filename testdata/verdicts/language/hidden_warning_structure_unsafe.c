// verdict: FAILED
// property: pointer_dereference line 10
// why: A pragma turns off the warning that says of the discarded structure.
#include <stdlib.h>
#pragma GCC diagnostic ignored "-Wunused-value"
struct s { int a[4]; };
int nondet_int(void);
int main(void) {
	struct s *p = nondet_int() ? malloc(sizeof *p) : NULL;
	*p;
	free(p);
	return 0;
}
