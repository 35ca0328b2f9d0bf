// verdict: FAILED
// property: loop_invariant_step line 14
// flags: --function maxi --enforce-contract maxi --apply-loop-contracts
// why: an element may be greater than the first one and less than the greatest so far
#include <stddef.h>
int maxi(const int *a, size_t n)
__CPROVER_requires(n > 0 && n < 100000 && __CPROVER_is_fresh(a, n * sizeof(int)))
__CPROVER_ensures(__CPROVER_forall { size_t i; (i < n) ==> a[i] <= __CPROVER_return_value })
{
  int m = a[0];
  for (size_t k = 1; k < n; k++)
  __CPROVER_assigns(k, m)
  __CPROVER_loop_invariant(1 <= k && k <= n)
  __CPROVER_loop_invariant(__CPROVER_forall { size_t i; (i < k) ==> a[i] <= m })
  { if (a[k] > a[0]) m = a[k]; }
  return m;
}
