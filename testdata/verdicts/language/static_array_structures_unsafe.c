// verdict: FAILED
// property: pointer_dereference line 8
// why: one structure on the heap where two are asked for
#include <stdlib.h>
struct s { long a; char b; };
static long f(const struct s v[static 2]) { return v->a; }
int main(void) { struct s *p = calloc(1, sizeof *p); if (!p) return 0;
	long r = f(p);
	free(p); return (int)r; }
