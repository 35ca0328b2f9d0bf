// Setting and clearing a bit changes no other bit.
#include "bits.h"
#include <assert.h>

void harness(void) {
    struct bits b;
    unsigned i, other;
    __CPROVER_assume(i < BITS_MOST && other < BITS_MOST);
    bool before = bits_test(&b, other);
    bits_set(&b, i);
    assert(bits_test(&b, i));
    assert(bits_test(&b, other) == (before || other == i));
    bits_clear(&b, i);
    assert(!bits_test(&b, i));
    assert(bits_test(&b, other) == (before && other != i));
}
