// verdict: FAILED
// property: assertion line 8
// flags: --function drop --enforce-contract drop
// why: requires can be met, by a block from malloc, so that ensures is reached
#include <stdlib.h>
void drop(int *p)
__CPROVER_requires(__CPROVER_is_freeable(p) && p != 0) __CPROVER_assigns() __CPROVER_frees(p)
__CPROVER_ensures(!__CPROVER_was_freed(p))
{
    free(p);
}
