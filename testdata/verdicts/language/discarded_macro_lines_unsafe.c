// verdict: FAILED
// property: pointer_dereference line 14
// why: A macro of several lines discards the structure, which may not be there.
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
	DROP(*p);
	free(p);
	return 0;
}
