// verdict: SUCCESSFUL
// flags: --function take --enforce-contract take
// why: the byte at the head, and the head moves on
#include <stddef.h>
#include <stdint.h>
struct ring {
    uint8_t *bytes;
    size_t size, head, count;
};

int take(struct ring *r)
__CPROVER_requires(__CPROVER_is_fresh(r, sizeof *r))
__CPROVER_requires(0 < r->size && r->size < 1000 && r->head < r->size && r->count <= r->size)
__CPROVER_requires(__CPROVER_is_fresh(r->bytes, r->size))
__CPROVER_assigns(r->head, r->count)
__CPROVER_ensures(r->head < r->size && r->count <= r->size)
__CPROVER_ensures(__CPROVER_return_value == -1 || __CPROVER_return_value == r->bytes[__CPROVER_old(r->head)])
{
    if (r->count == 0)
        return -1;
    int b = r->bytes[r->head];
    r->head = r->head + 1 == r->size ? 0 : r->head + 1;
    r->count--;
    return b;
}
