// verdict: FAILED
// property: pointer_dereference line 10
// why: A macro of a header discards the structure, which may not be there.
#include "with/drop.h"
#include <stdlib.h>
struct s { int a[4]; };
int nondet_int(void);
int main(void) {
	struct s *p = nondet_int() ? malloc(sizeof *p) : NULL;
	DROP(*p);
	free(p);
	return 0;
}
