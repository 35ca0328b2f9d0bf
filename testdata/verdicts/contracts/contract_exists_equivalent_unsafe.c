// verdict: FAILED
// property: assertion line 9
// flags: --function has --enforce-contract has --apply-loop-contracts
// why: the invariant does not say what was not found: false may be returned from any state
#include <stdbool.h>
#include <stddef.h>
bool has(const char *s, size_t n, char c)
__CPROVER_requires(n < 10000 && __CPROVER_is_fresh(s, n))
__CPROVER_ensures(__CPROVER_return_value <==> __CPROVER_exists { size_t i; i < n && s[i] == c })
{
  for (size_t i = 0; i < n; i++)
  __CPROVER_assigns(i)
  __CPROVER_loop_invariant(i <= n)
  { if (s[i] == c) return true; }
  return false;
}
