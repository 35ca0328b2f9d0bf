// verdict: FAILED
// property: assertion line 10
// flags: -m32 --function f --enforce-contract f
// why: the guard leaves out the value that wraps around
#include <stddef.h>
void f(int *a, size_t n)
__CPROVER_requires(0 < n && n < 1000 && __CPROVER_is_fresh(a, n * sizeof *a))
__CPROVER_requires(__CPROVER_forall { size_t k; k < n && k + 1 < n ==> a[k + 1] == 5 })
__CPROVER_assigns()
{ __CPROVER_assert(a[0] == 5, "the first is not named"); }
