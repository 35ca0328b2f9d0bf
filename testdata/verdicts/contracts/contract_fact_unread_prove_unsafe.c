// verdict: FAILED
// property: assertion line 11
// flags: --function f --enforce-contract f --engine=prove
// why: f is called with elements that are 1, and n is not 9
#include <assert.h>

void f(int *a, unsigned n)
__CPROVER_requires(0 < n && n <= 8 && __CPROVER_is_fresh(a, 8 * sizeof(int)))
__CPROVER_requires(__CPROVER_forall { unsigned k; k < n ==> a[k] == 1 })
{
    assert(n == 9);
}
