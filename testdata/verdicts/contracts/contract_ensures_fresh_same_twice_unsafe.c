// verdict: FAILED
// property: assertion line 10
// flags: --function f --enforce-contract f
// why: one object is returned at two places that are to be fresh
#include <stdlib.h>
void f(int **a, int **b)
__CPROVER_requires(__CPROVER_is_fresh(a, sizeof *a) && __CPROVER_is_fresh(b, sizeof *b))
__CPROVER_assigns(*a, *b)
__CPROVER_ensures(__CPROVER_is_fresh(*a, 4))
__CPROVER_ensures(__CPROVER_is_fresh(*b, 4))
{ int *p = malloc(4); __CPROVER_assume(p); *a = p; *b = p; }
