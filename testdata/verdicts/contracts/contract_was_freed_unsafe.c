// verdict: FAILED
// property: assertion line 10
// flags: --function f --enforce-contract f
// why: it is not freed if c is 9
#include <stdlib.h>
void f(int *p, int c)
__CPROVER_requires(__CPROVER_is_fresh(p, 4))
__CPROVER_assigns()
__CPROVER_frees(c: p)
__CPROVER_ensures(c ==> __CPROVER_was_freed(p))
{
    if (c && c != 9) free(p);
}
