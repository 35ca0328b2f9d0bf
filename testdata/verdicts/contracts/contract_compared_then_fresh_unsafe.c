// verdict: FAILED
// property: assertion line 11
// flags: --function set --enforce-contract set
// why: b is a or points to four bytes of its own; in the second case nothing is written there
#include <assert.h>
int set(int *a, int *b, int n)
__CPROVER_requires(__CPROVER_is_fresh(b, 4))
__CPROVER_requires((n == 4 || a == b) && n > 3 && n < 9)
__CPROVER_requires(__CPROVER_is_fresh(a, n))
__CPROVER_assigns(*a)
__CPROVER_ensures(*b == 1)
{
    *a = 1;
    return *b;
}
