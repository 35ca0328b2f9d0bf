// verdict: SUCCESSFUL
// flags: --function copy --enforce-contract copy --apply-loop-contracts
// why: at most size bytes are written, the last of them zero
#include <stddef.h>
size_t copy(char *to, const char *from, size_t size)
__CPROVER_requires(0 < size && size < 10000 && __CPROVER_is_fresh(to, size))
__CPROVER_requires(__CPROVER_is_fresh(from, size + 1) && from[size] == 0)
__CPROVER_assigns(__CPROVER_object_whole(to))
__CPROVER_ensures(__CPROVER_return_value < size && to[__CPROVER_return_value] == 0)
{
    size_t i = 0;
    while (i + 1 < size && from[i])
    __CPROVER_assigns(i, __CPROVER_object_whole(to))
    __CPROVER_loop_invariant(i < size)
    __CPROVER_decreases(size - i)
    {
        to[i] = from[i];
        i++;
    }
    to[i] = 0;
    return i;
}
