// verdict: SUCCESSFUL
// why: Only the pointer is discarded.
#include "with/drop.h"
#include <stdlib.h>
struct s { int a[4]; };
int nondet_int(void);
int main(void) {
	struct s *p = nondet_int() ? malloc(sizeof *p) : NULL;
	DROP(p);
	free(p);
	return 0;
}
