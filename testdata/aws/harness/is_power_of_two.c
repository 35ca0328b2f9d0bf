// aws_is_power_of_two: exactly one bit is set.
// category: arithmetic
// sources: -
// bug: the specification takes 0 for a power of two
#include "env.h"
#include <aws/common/math.h>

int main(void) {
    size_t x = nd_size();
    unsigned ones = 0;
    for (unsigned i = 0; i < SIZE_BITS; i++) {
        ones += x >> i & 1;
    }
#ifdef SEED_BUG
    assert(aws_is_power_of_two(x) == (ones <= 1));
#else
    assert(aws_is_power_of_two(x) == (ones == 1));
#endif
    return 0;
}
