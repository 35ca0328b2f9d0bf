// verdict: FAILED
// property: pointer_dereference line 10
// why: Nothing shows of a discarded structure behind null; that clang needs a constant for the shift in the initial value does not hide it.
#include <stdlib.h>
struct s { int a[4]; };
static int shifted[3] = {1 << 2, 3 >> 40, 7};
int nondet_int(void);
int main(void) {
	struct s *p = nondet_int() ? malloc(sizeof *p) : NULL;
	(void)*p;
	free(p);
	return shifted[0] - 4;
}
