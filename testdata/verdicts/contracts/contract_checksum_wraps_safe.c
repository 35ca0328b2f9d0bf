// verdict: SUCCESSFUL
// flags: --function sum --enforce-contract sum --apply-loop-contracts
// why: the carry is folded in each round, so that the sum stays below 2^16
#include <stddef.h>
#include <stdint.h>
uint16_t sum(const uint16_t *words, size_t n)
__CPROVER_requires(n < 100000 && __CPROVER_is_fresh(words, n * sizeof *words))
__CPROVER_assigns()
__CPROVER_ensures(n == 0 ==> __CPROVER_return_value == 0xffff)
{
    uint32_t s = 0;
    for (size_t i = 0; i < n; i++)
    __CPROVER_assigns(i, s)
    __CPROVER_loop_invariant(i <= n && s <= 0xffff && (i == 0 ==> s == 0))
    {
        s += words[i];
        s = (s & 0xffff) + (s >> 16);
    }
    return (uint16_t)~s;
}
