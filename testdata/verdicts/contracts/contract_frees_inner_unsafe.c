// verdict: FAILED
// property: assigns line 10
// flags: --function f --enforce-contract f
// why: frees names another pointer into the object, of which a caller learns nothing: after a replaced call the object would still be there
#include <stdlib.h>
void f(char *p)
__CPROVER_requires(__CPROVER_is_fresh(p, 10))
__CPROVER_assigns()
__CPROVER_frees(p + 1)
{ free(p); }
