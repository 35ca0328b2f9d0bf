// verdict: FAILED
// property: assigns line 12
// flags: --function maybe --enforce-contract maybe
// why: p is freed for negative values too
#include <stdlib.h>
int maybe(char *p, int own)
__CPROVER_requires(__CPROVER_is_fresh(p, 4))
__CPROVER_frees(own > 0: p)
__CPROVER_ensures(1)
{
  if (own)
    free(p);
  return own;
}
