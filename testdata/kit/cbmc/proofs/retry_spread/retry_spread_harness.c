// The spread delay is at least half of the delay, and at most all of it. random_below has no body in the project: its contract stands for it.
#include "retry.h"
#include <assert.h>

void harness(void) {
    struct retry r;
    __CPROVER_assume(r.delay >= RETRY_FIRST && r.delay <= RETRY_LONGEST);
    uint32_t d = retry_spread(&r);
    assert(d >= r.delay / 2 && d <= r.delay);
}
