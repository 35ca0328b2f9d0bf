// verdict: SUCCESSFUL
// flags: --function maybe --enforce-contract maybe
// why: a target of frees under a condition
#include <stdlib.h>
int maybe(char *p, int own)
__CPROVER_requires(__CPROVER_is_fresh(p, 4))
__CPROVER_frees(own: p)
__CPROVER_ensures(own ==> __CPROVER_was_freed(p))
__CPROVER_ensures(!own ==> __CPROVER_r_ok(p, 4))
{ if (own) free(p); return own; }
