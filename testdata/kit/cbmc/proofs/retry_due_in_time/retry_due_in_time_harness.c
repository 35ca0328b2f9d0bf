// After a failure it is not due before its delay, also where the clock wraps around; nothing is due later than the delay says.
#include "retry.h"
#include <assert.h>

extern uint32_t clock_stub_time;

void harness(void) {
    struct retry r;
    retry_start(&r);
    retry_failed(&r);
    uint32_t failed = clock_stub_time;
    bool due = retry_is_due(&r);
#pragma CPROVER check push
#pragma CPROVER check disable "unsigned-overflow"
    uint32_t passed = clock_stub_time - failed;
#pragma CPROVER check pop
    assert(due == (passed >= RETRY_FIRST));
}
