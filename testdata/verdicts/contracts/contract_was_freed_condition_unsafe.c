// verdict: FAILED
// property: assertion line 10
// flags: --function f --enforce-contract f
// why: the pointer is freed only where the condition holds
#include <stdlib.h>
void f(int *p, _Bool c)
__CPROVER_requires(__CPROVER_is_fresh(p, 4))
__CPROVER_assigns()
__CPROVER_frees(p)
__CPROVER_ensures(__CPROVER_was_freed(p))
{ if (c) free(p); }
