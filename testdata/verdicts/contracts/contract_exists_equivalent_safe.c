// verdict: SUCCESSFUL
// flags: --function has --enforce-contract has --apply-loop-contracts
// why: the result says whether there is such an element, both ways
#include <stdbool.h>
#include <stddef.h>
bool has(const char *s, size_t n, char c)
__CPROVER_requires(n < 10000 && __CPROVER_is_fresh(s, n))
__CPROVER_ensures(__CPROVER_return_value <==> __CPROVER_exists { size_t i; i < n && s[i] == c })
{
  for (size_t i = 0; i < n; i++)
  __CPROVER_assigns(i)
  __CPROVER_loop_invariant(i <= n)
  __CPROVER_loop_invariant(__CPROVER_forall { size_t k; k < i ==> s[k] != c })
  __CPROVER_decreases(n - i)
  { if (s[i] == c) return true; }
  return false;
}
