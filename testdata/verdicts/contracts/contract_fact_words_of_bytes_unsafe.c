// verdict: FAILED
// property: assertion line 10
// flags: --function f --enforce-contract f
// why: the last byte may be any
#include <string.h>
void f(unsigned char *a, unsigned n)
__CPROVER_requires(n <= 36 && __CPROVER_is_fresh(a, 40))
__CPROVER_requires(__CPROVER_forall { unsigned k; k < 39 ==> a[k] == 1 })
__CPROVER_assigns()
{ unsigned x; memcpy(&x, a + n, 4); __CPROVER_assert(x == 0x01010101u, "word"); }
