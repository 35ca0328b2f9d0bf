// verdict: FAILED
// property: assertion line 11
// flags: --function number --enforce-contract number --apply-loop-contracts
// why: one more digit may overflow
#include <stddef.h>
#include <stdint.h>
size_t number(const char *s, size_t n, uint32_t *out)
__CPROVER_requires(n < 100000 && __CPROVER_is_fresh(s, n) && __CPROVER_is_fresh(out, sizeof *out))
__CPROVER_assigns(*out)
__CPROVER_ensures(__CPROVER_return_value <= n)
__CPROVER_ensures(*out <= 999999999)
{
    size_t i = 0;
    uint32_t v = 0;
    while (i < n && '0' <= s[i] && s[i] <= '9' && v <= 999999999)
    __CPROVER_assigns(i, v)
    __CPROVER_loop_invariant(i <= n && v <= 9999999999)
    __CPROVER_decreases(n - i)
    {
        v = 10 * v + (uint32_t)(s[i] - '0');
        i++;
    }
    *out = v;
    return i;
}
