// verdict: SUCCESSFUL
// flags: --function put --enforce-contract put
// why: an index that wraps stays in the buffer
#include <stddef.h>
#include <stdint.h>
struct ring {
    uint8_t *bytes;
    size_t size, head, count;
};

_Bool put(struct ring *r, uint8_t b)
__CPROVER_requires(__CPROVER_is_fresh(r, sizeof *r))
__CPROVER_requires(0 < r->size && r->size < 1000 && r->head < r->size && r->count <= r->size)
__CPROVER_requires(__CPROVER_is_fresh(r->bytes, r->size))
__CPROVER_assigns(r->count, __CPROVER_object_whole(r->bytes))
__CPROVER_ensures(r->count <= r->size)
__CPROVER_ensures(__CPROVER_return_value == (__CPROVER_old(r->count) < r->size))
__CPROVER_ensures(__CPROVER_return_value ==> r->count == __CPROVER_old(r->count) + 1)
{
    if (r->count == r->size)
        return 0;
    size_t at = (r->head + r->count) % r->size;
    r->bytes[at] = b;
    r->count++;
    return 1;
}
