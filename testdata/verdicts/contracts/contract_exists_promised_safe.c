// verdict: SUCCESSFUL
// flags: --function maxi --enforce-contract maxi --apply-loop-contracts
// why: the greatest element is one of them: what an existential quantifier asks for was read before
#include <stddef.h>
int maxi(const int *a, size_t n)
__CPROVER_requires(n > 0 && n < 100000 && __CPROVER_is_fresh(a, n * sizeof(int)))
__CPROVER_ensures(__CPROVER_forall { size_t i; (i < n) ==> a[i] <= __CPROVER_return_value })
__CPROVER_ensures(__CPROVER_exists { size_t i; (i < n) && a[i] == __CPROVER_return_value })
{
  int m = a[0];
  size_t at = 0;
  for (size_t k = 1; k < n; k++)
  __CPROVER_assigns(k, m, at)
  __CPROVER_loop_invariant(1 <= k && k <= n && at < k && a[at] == m)
  __CPROVER_loop_invariant(__CPROVER_forall { size_t i; (i < k) ==> a[i] <= m })
  { if (a[k] > m) { m = a[k]; at = k; } }
  return m;
}
