// verdict: SUCCESSFUL
// flags: --function count --enforce-contract count --apply-loop-contracts
// why: a comparison with a universal quantifier in ensures
#include <stddef.h>
unsigned count(const unsigned char *s, size_t n)
__CPROVER_requires(n < 100000 && __CPROVER_is_fresh(s, n))
__CPROVER_ensures((__CPROVER_return_value == 0) == __CPROVER_forall { size_t i; i < n ==> s[i] != 'x' })
{
  unsigned c = 0;
  size_t at = 0;
  for (size_t i = 0; i < n; i++)
  __CPROVER_assigns(i, c, at)
  __CPROVER_loop_invariant(i <= n && c <= i && (c > 0 ==> at < i && s[at] == 'x'))
  __CPROVER_loop_invariant(c == 0 ==> __CPROVER_forall { size_t k; k < i ==> s[k] != 'x' })
  { if (s[i] == 'x') { c++; at = i; } }
  return c;
}
