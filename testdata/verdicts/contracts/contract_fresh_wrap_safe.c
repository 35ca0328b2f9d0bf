// verdict: SUCCESSFUL
// flags: --function f --enforce-contract f
// why: the number of bytes does not wrap around
#include <stddef.h>
int f(int *a, size_t n, size_t i)
__CPROVER_requires(n < 1000000 && i < n && __CPROVER_is_fresh(a, n * sizeof *a))
__CPROVER_assigns()
{ return a[i] != 0; }
