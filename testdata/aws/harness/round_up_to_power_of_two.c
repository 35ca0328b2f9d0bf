// aws_round_up_to_power_of_two: the least power of two that is not below n (1 for 0), or the overflow error and no result.
// category: arithmetic
// sources: -
// bug: the specification asks for a power strictly above n
#include "env.h"
#include <aws/common/math.h>

int main(void) {
    size_t n = nd_size(), before = nd_size(), r = before;
    int rc = aws_round_up_to_power_of_two(n, &r);
    if (n > (size_t)1 << (SIZE_BITS - 1)) {
        expect_error(rc, AWS_ERROR_OVERFLOW_DETECTED);
        assert(r == before);
    } else {
        expect_ok(rc);
        assert(r != 0 && (r & (r - 1)) == 0);
#ifdef SEED_BUG
        assert(r > n);
#else
        assert(r >= n);
#endif
        assert(r == 1 || r / 2 < n);
    }
    return 0;
}
