// aws_add_size_checked: the sum of any two sizes, or the overflow error (the result is then unspecified).
// category: arithmetic
// sources: -
// bug: the specification also takes a sum of exactly SIZE_MAX for an overflow
#include "env.h"
#include <aws/common/math.h>

int main(void) {
    size_t a = nd_size(), b = nd_size(), r = nd_size();
#ifdef SEED_BUG
    bool overflow = a >= SIZE_MAX - b;
#else
    bool overflow = a > SIZE_MAX - b;
#endif
    int rc = aws_add_size_checked(a, b, &r);
    if (overflow) {
        expect_error(rc, AWS_ERROR_OVERFLOW_DETECTED);
    } else {
        expect_ok(rc);
        assert(r == a + b);
    }
    return 0;
}
