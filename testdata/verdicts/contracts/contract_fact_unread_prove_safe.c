// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f --engine=prove
// why: no element is other than itself, so that nothing may call f; the body reads none of them
#include <assert.h>

void f(int *a, unsigned n)
__CPROVER_requires(0 < n && n <= 8 && __CPROVER_is_fresh(a, 8 * sizeof(int)))
__CPROVER_requires(__CPROVER_forall { unsigned k; k < n ==> a[k] != a[k] })
{
    assert(n == 9);
}
