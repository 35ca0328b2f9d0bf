#include "ring.h"

// the counters wrap around on purpose
#pragma CPROVER check push
#pragma CPROVER check disable "unsigned-overflow"
uint32_t ring_used(const struct ring *r) { return r->in - r->out; }

static void step(uint32_t *counter) { *counter += 1; }
#pragma CPROVER check pop

bool ring_is_valid(const struct ring *r) {
    return r->data != NULL && r->mask <= 1023 && (r->mask & (r->mask + 1)) == 0 && ring_used(r) <= r->mask + 1;
}

bool ring_put(struct ring *r, uint8_t byte) {
#ifdef RING_BUG
    if (ring_used(r) > r->mask + 1)
#else
    if (ring_used(r) > r->mask)
#endif
        return false;
    r->data[r->in & r->mask] = byte;
    step(&r->in);
    return true;
}

bool ring_get(struct ring *r, uint8_t *byte) {
    if (ring_used(r) == 0)
        return false;
    *byte = r->data[r->out & r->mask];
    step(&r->out);
    return true;
}

size_t ring_write(struct ring *r, const uint8_t *from, size_t n) {
    size_t done = 0;
    while (done < n && ring_put(r, from[done]))
        done++;
    return done;
}
