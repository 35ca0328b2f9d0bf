// verdict: SUCCESSFUL
// why: Only the pointer is discarded.
#include <stdlib.h>
#define DROP_ONE(x) \
	do { \
		(void)(x); \
	} while (0)
#define DROP(x) DROP_ONE(x)
struct s { int a[4]; };
int nondet_int(void);
int main(void) {
	struct s *p = nondet_int() ? malloc(sizeof *p) : NULL;
	DROP(p);
	free(p);
	return 0;
}
