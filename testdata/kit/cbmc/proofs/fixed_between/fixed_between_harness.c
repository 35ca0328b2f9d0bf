// A point of the way lies between its ends. What is known of fixed_times is its contract.
#include "fixed.h"
#include <assert.h>

void harness(void) {
    fixed a, b, t;
    __CPROVER_assume(a >= 0 && b >= 0 && t >= 0 && t <= FIXED_ONE);
    fixed x = fixed_between(a, b, t);
    assert(a <= b ? a <= x && x <= b : b <= x && x <= a);
    if (t == FIXED_ONE)
        assert(x == b);
}
