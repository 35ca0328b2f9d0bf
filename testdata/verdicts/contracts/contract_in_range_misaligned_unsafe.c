// verdict: FAILED
// property: pointer_dereference line 9
// flags: --function f --enforce-contract f
// why: the pointer lies in the range, but not at an element
#include <stddef.h>
int f(int *a, size_t n, int *p)
__CPROVER_requires(0 < n && n < 100 && __CPROVER_is_fresh(a, n * sizeof *a) && __CPROVER_pointer_in_range_dfcc(a, p, a + n))
__CPROVER_assigns()
{ if (p != a + n) return *p; return 0; }
