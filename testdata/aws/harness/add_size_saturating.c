// aws_add_size_saturating: the sum of any two sizes, or SIZE_MAX if it does not fit.
// category: arithmetic
// sources: -
// bug: the specification wraps around
#include "env.h"
#include <aws/common/math.h>

int main(void) {
    size_t a = nd_size(), b = nd_size();
    size_t r = aws_add_size_saturating(a, b);
#ifdef SEED_BUG
    assert(r == a + b);
#else
    assert(r == (a > SIZE_MAX - b ? SIZE_MAX : a + b));
#endif
    assert(aws_last_error() == env_error_before());
    return 0;
}
