// Any float, also infinity and NaN, becomes a number; what is near 1 becomes about 1.
#include "fixed.h"
#include <assert.h>

void harness(void) {
    float x;
    fixed y = fixed_from_float(x);
    if (x >= 1.0f && x <= 2.0f)
        assert(y >= FIXED_ONE && y <= 2 * FIXED_ONE);
}
