// Without the pragma the product wraps around.
#include "bits.h"
#include <assert.h>

void harness(void) {
    uint32_t x;
    assert(bits_count(x) <= 32);
}
