// What goes in comes out in the same order, also across the place where the counters wrap around.
#include "ring.h"
#include <assert.h>
#include <stdint.h>

void harness(void) {
    uint8_t data[4], from[3], x, y, z;
    uint32_t start;
    struct ring r = {data, 3, start, start};
    assert(ring_write(&r, from, 3) == 3);
    assert(ring_get(&r, &x) && ring_get(&r, &y) && ring_get(&r, &z) && !ring_get(&r, &z));
    assert(x == from[0] && y == from[1] && z == from[2]);
}
