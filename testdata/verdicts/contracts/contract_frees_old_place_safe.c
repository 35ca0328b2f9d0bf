// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: frees speaks of the pointer that the member was before the call
#include <stdlib.h>
struct s { int *a, *b; };
void f(struct s *s)
__CPROVER_requires(__CPROVER_is_fresh(s, sizeof *s) && __CPROVER_is_fresh(s->a, 4) && __CPROVER_is_fresh(s->b, 4))
__CPROVER_assigns(s->a, s->b) __CPROVER_frees(s->a)
__CPROVER_ensures(__CPROVER_was_freed(__CPROVER_old(s->a)) && s->a == __CPROVER_old(s->b))
{ int *t = s->a; s->a = s->b; s->b = 0; free(t); }
