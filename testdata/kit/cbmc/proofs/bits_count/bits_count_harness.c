// The count by groups is that of a loop. Its product wraps around, which a pragma in the source allows.
#include "bits.h"
#include <assert.h>

void harness(void) {
    uint32_t x;
    unsigned n = 0;
    for (unsigned i = 0; i < 32; i++)
        n += x >> i & 1;
    assert(bits_count(x) == n);
}
