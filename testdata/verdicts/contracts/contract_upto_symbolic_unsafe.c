// verdict: FAILED
// property: assigns line 12
// flags: --function f --enforce-contract f
// why: one more byte is written than is listed
#include <stddef.h>
void f(char *p, size_t n, size_t m)
__CPROVER_requires(n < 1000 && m < n && __CPROVER_is_fresh(p, n))
__CPROVER_assigns(__CPROVER_object_upto(p, m))
{ for (size_t i = 0; i <= m; i++)
  __CPROVER_assigns(i, __CPROVER_object_upto(p, m))
  __CPROVER_loop_invariant(i <= m + 1)
  p[i] = 0; }
