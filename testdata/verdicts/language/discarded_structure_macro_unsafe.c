// verdict: FAILED
// property: pointer_dereference line 10
// why: UNUSED(*p) takes the value of a structure that may not be there.
#include <stdlib.h>
#define UNUSED(x) (void)(x)
struct s { int a[4]; };
int nondet_int(void);
int main(void) {
	struct s *p = nondet_int() ? malloc(sizeof *p) : NULL;
	UNUSED(*p);
	free(p);
	return 0;
}
