// verdict: FAILED
// property: loop_invariant_step line 15
// flags: --function length --enforce-contract length --apply-loop-contracts
// why: a byte before the result may be zero
#include <stddef.h>
size_t length(const char *s, size_t size)
__CPROVER_requires(0 < size && size < 100000 && __CPROVER_is_fresh(s, size) && s[size - 1] == 0)
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value < size && s[__CPROVER_return_value] == 0)
__CPROVER_ensures(__CPROVER_forall { size_t k; k < __CPROVER_return_value ==> s[k] != 0 })
{
    size_t i = 0;
    while (s[i] || i == 3)
    __CPROVER_assigns(i)
    __CPROVER_loop_invariant(i < size && __CPROVER_forall { size_t k; k < i ==> s[k] != 0 })
    __CPROVER_decreases(size - i)
    {
        i++;
    }
    return i;
}
