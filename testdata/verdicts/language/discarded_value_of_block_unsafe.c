// verdict: FAILED
// property: pointer_dereference line 9
// why: The value of a block is a structure behind null, and is discarded.
#include <stdlib.h>
struct s { int a[4]; };
int nondet_int(void);
int main(void) {
	struct s *p = nondet_int() ? malloc(sizeof *p) : NULL;
	(void)({ (void)0; *p; });
	free(p);
	return 0;
}
