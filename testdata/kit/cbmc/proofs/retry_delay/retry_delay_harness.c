// The delay doubles up to the longest. A stub stands for the clock.
#include "retry.h"
#include <assert.h>

void harness(void) {
    struct retry r;
    retry_start(&r);
    assert(r.delay == RETRY_FIRST);
    for (int i = 0; i < 6; i++) {
        uint32_t before = r.delay;
        retry_failed(&r);
        assert(r.delay >= before && r.delay <= RETRY_LONGEST);
    }
    assert(r.delay == RETRY_LONGEST && r.failures == 6);
}
