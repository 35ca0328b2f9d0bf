// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: frees names the pointer that is freed, written in another way
#include <stdlib.h>
void f(char *p)
__CPROVER_requires(__CPROVER_is_fresh(p, 10))
__CPROVER_assigns()
__CPROVER_frees(&p[1] - 1)
{ free(p); }
