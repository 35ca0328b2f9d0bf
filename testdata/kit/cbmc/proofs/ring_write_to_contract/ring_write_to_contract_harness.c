// ring_write stands on the contract of ring_put alone.
#include "ring.h"
#include <assert.h>

void harness(void) {
    uint8_t data[8], from[3];
    struct ring r = {data, 7, 0, 0};
    __CPROVER_assume(r.in <= 8);
    uint32_t before = ring_used(&r);
    size_t n = ring_write(&r, from, sizeof from);
    assert(n <= 3);
    assert(ring_used(&r) == before + n);
    if (n > 0)
        assert(data[(r.in - 1) & 7] == from[n - 1]);
}
