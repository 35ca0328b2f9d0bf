#ifndef RING_H
#define RING_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A ring of bytes in memory that the caller owns. The counters only grow and wrap around; their lowest bits are places.
struct ring {
    uint8_t *data;
    uint32_t mask; // the size, a power of two, minus one
    uint32_t in, out;
};

bool ring_is_valid(const struct ring *r);
uint32_t ring_used(const struct ring *r);

bool ring_put(struct ring *r, uint8_t byte)
__CPROVER_requires(__CPROVER_is_fresh(r, sizeof(*r)))
__CPROVER_requires(r->mask <= 15 && (r->mask & (r->mask + 1)) == 0)
__CPROVER_requires(__CPROVER_is_fresh(r->data, (size_t)r->mask + 1))
__CPROVER_requires(r->out <= r->in && r->in - r->out <= r->mask + 1 && r->in < 1000000)
__CPROVER_assigns(r->in - r->out <= r->mask: r->in, __CPROVER_object_whole(r->data))
__CPROVER_ensures(__CPROVER_return_value == (__CPROVER_old(r->in) - r->out <= r->mask))
__CPROVER_ensures(r->in == __CPROVER_old(r->in) + (__CPROVER_return_value ? 1 : 0))
__CPROVER_ensures(__CPROVER_return_value ==> r->data[__CPROVER_old(r->in) & r->mask] == byte)
;

bool ring_get(struct ring *r, uint8_t *byte);
size_t ring_write(struct ring *r, const uint8_t *from, size_t n);
#endif
