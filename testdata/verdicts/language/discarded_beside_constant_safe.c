// verdict: SUCCESSFUL
// why: Only the pointer is discarded.
#include <stdlib.h>
struct s { int a[4]; };
static int shifted[3] = {1 << 2, 3 >> 40, 7};
int nondet_int(void);
int main(void) {
	struct s *p = nondet_int() ? malloc(sizeof *p) : NULL;
	(void)p;
	free(p);
	return shifted[0] - 4;
}
