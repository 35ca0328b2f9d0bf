// The contract of ring_put, whose assigns clause depends on whether there is room. The memory comes from is_fresh.
#include "ring.h"

void harness(void) {
    struct ring *r;
    uint8_t byte;
    ring_put(r, byte);
}
