// A byte goes where the counter says, whatever size the ring has and however far its counters have run; the oldest byte stays.
#include "ring.h"
#include <assert.h>
#include <stdlib.h>

void harness(void) {
    struct ring r;
    uint8_t byte;
    __CPROVER_assume(r.mask <= 63);
    r.data = malloc(r.mask + 1);
    __CPROVER_assume(ring_is_valid(&r));
    uint32_t before = ring_used(&r);
    uint8_t oldest = r.data[r.out & r.mask];
    bool done = ring_put(&r, byte);
    assert(ring_is_valid(&r));
    assert(done == (before <= r.mask));
    if (before > 0)
        assert(r.data[r.out & r.mask] == oldest);
}
