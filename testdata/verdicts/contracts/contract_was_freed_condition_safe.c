// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: the pointer is freed where the condition holds
#include <stdlib.h>
void f(int *p, _Bool c)
__CPROVER_requires(__CPROVER_is_fresh(p, 4))
__CPROVER_assigns()
__CPROVER_frees(c: p)
__CPROVER_ensures(c ==> __CPROVER_was_freed(p))
{ if (c) free(p); }
