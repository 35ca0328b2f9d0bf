// verdict: FAILED
// property: pointer_dereference line 9
// flags: --function f --enforce-contract f
// why: the number of bytes wraps around, so that the object may be too small
#include <stddef.h>
int f(int *a, size_t n, size_t i)
__CPROVER_requires(i < n && __CPROVER_is_fresh(a, n * sizeof *a))
__CPROVER_assigns()
{ return a[i] != 0; }
