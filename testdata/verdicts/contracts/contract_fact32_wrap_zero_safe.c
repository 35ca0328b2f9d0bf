// verdict: SUCCESSFUL
// flags: -m32 --function f --enforce-contract f
// why: k + 1 wraps around to 0 where size_t has 32 bits, too
#include <stddef.h>
void f(int *a, size_t n)
__CPROVER_requires(0 < n && n < 1000 && __CPROVER_is_fresh(a, n * sizeof *a))
__CPROVER_requires(__CPROVER_forall { size_t k; k + 1 < n ==> a[k + 1] == 5 })
__CPROVER_assigns()
{ __CPROVER_assert(a[0] == 5, "k + 1 wraps to 0"); }
