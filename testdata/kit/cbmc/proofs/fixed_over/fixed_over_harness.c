// A quotient that does not fit is limited; over one it is the number itself.
#include "fixed.h"
#include <assert.h>

void harness(void) {
    fixed a, b;
    fixed q = fixed_over(a, b);
    if (b == FIXED_ONE)
        assert(q == a);
    if (b == 0)
        assert(q == 0);
    if (a >= 0 && b > FIXED_ONE)
        assert(0 <= q && q <= a);
}
