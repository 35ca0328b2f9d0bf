// verdict: FAILED
// property: assigns line 10
// flags: --function f --enforce-contract f
// why: the member was exchanged before it is freed
#include <stdlib.h>
struct s { int *a, *b; };
void f(struct s *s)
__CPROVER_requires(__CPROVER_is_fresh(s, sizeof *s) && __CPROVER_is_fresh(s->a, 4) && __CPROVER_is_fresh(s->b, 4))
__CPROVER_assigns(s->a, s->b) __CPROVER_frees(s->a)
{ int *t = s->a; s->a = s->b; free(s->a); s->b = t; }
