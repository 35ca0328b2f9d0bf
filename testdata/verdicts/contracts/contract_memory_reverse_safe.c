// verdict: SUCCESSFUL
// flags: --function reverse --enforce-contract reverse --apply-loop-contracts
// why: two elements change places in each round
#include <stddef.h>
void reverse(unsigned *a, size_t n)
__CPROVER_requires(n < 10000 && __CPROVER_is_fresh(a, n * sizeof *a))
__CPROVER_assigns(__CPROVER_object_whole(a))
__CPROVER_ensures(n > 0 ==> a[0] == __CPROVER_old(n > 0 ? a[n - 1] : 0))
{
    for (size_t i = 0; i < n / 2; i++)
    __CPROVER_assigns(i, __CPROVER_object_whole(a))
    __CPROVER_loop_invariant(i <= n / 2)
    __CPROVER_loop_invariant(n > 0 ==> (i == 0 ? a[n - 1] == __CPROVER_loop_entry(n > 0 ? a[n - 1] : 0) : a[0] == __CPROVER_loop_entry(n > 0 ? a[n - 1] : 0)))
    {
        size_t j = n - 1 - i;
        unsigned t = a[i];
        a[i] = a[j];
        a[j] = t;
    }
}
