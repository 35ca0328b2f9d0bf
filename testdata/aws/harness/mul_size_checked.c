// aws_mul_size_checked: the product of any two sizes, or the overflow error (the result is then unspecified).
// category: arithmetic
// sources: -
// bug: the specification also takes a product of SIZE_MAX for an overflow
#include "env.h"
#include <aws/common/math.h>

int main(void) {
    size_t a = nd_size(), b = nd_size(), r = nd_size();
    unsigned __int128 exact = (unsigned __int128)a * b;
#ifdef SEED_BUG
    bool overflow = exact >= SIZE_MAX;
#else
    bool overflow = exact > SIZE_MAX;
#endif
    int rc = aws_mul_size_checked(a, b, &r);
    if (overflow) {
        expect_error(rc, AWS_ERROR_OVERFLOW_DETECTED);
    } else {
        expect_ok(rc);
        assert(r == (size_t)exact);
    }
    return 0;
}
