#include "sum.h"
#include <assert.h>

void harness(void) {
    unsigned n;
    assert(count_down(n) == n);
}
