// verdict: SUCCESSFUL
// flags: --function set --enforce-contract set
// why: a is b, whichever part of the contract says first what a is
#include <assert.h>
struct pair { int *p; int n; };
int set(int *a, int *b, struct pair *s)
__CPROVER_requires(__CPROVER_is_fresh(s, sizeof *s) && (s->p == b))
__CPROVER_requires((a == b && s->n == 4) && __CPROVER_is_fresh(a, s->n))
__CPROVER_assigns(*a)
__CPROVER_ensures(*b == 1)
{
    *s->p = 0;
    *a = 1;
    return *b;
}
