// verdict: SUCCESSFUL
// flags: --function drop --enforce-contract drop
// why: p is null or a block from malloc, and so may be freed
#include <stdlib.h>
int *last;
void drop(int *p)
__CPROVER_requires(__CPROVER_is_freeable(p))
__CPROVER_requires(last == 0 || __CPROVER_rw_ok(last, sizeof *last) && !__CPROVER_same_object(last, p) && !__CPROVER_same_object(last, &last))
__CPROVER_assigns(last != 0: *last)
__CPROVER_frees(p)
__CPROVER_ensures(last == 0 || *last == 1)
{
    free(p);
    if (last)
        *last = 1;
}
