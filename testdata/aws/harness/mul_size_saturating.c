// aws_mul_size_saturating: the product of any two sizes, or SIZE_MAX if it does not fit.
// category: arithmetic
// sources: -
// bug: the specification wraps around
#include "env.h"
#include <aws/common/math.h>

int main(void) {
    size_t a = nd_size(), b = nd_size();
    unsigned __int128 exact = (unsigned __int128)a * b;
    size_t r = aws_mul_size_saturating(a, b);
#ifdef SEED_BUG
    assert(r == a * b);
#else
    assert(r == (exact > SIZE_MAX ? SIZE_MAX : (size_t)exact));
#endif
    assert(aws_last_error() == env_error_before());
    return 0;
}
