// Each timer that is due rings once, in order; the others stay.
#include "timers.h"
#include <assert.h>
#include <stdlib.h>

extern unsigned ring_stub_calls;
void ring_stub(struct timer *t);

void harness(void) {
    struct timer a, b;
    uint32_t now;
    __CPROVER_assume(a.due <= b.due);
    a.ring = b.ring = ring_stub;
    a.next = &b;
    b.next = NULL;
    struct timers list = {&a};
    unsigned n = timers_expire(&list, now);
    assert(ring_stub_calls == n);
    assert(n == (a.due <= now) + (b.due <= now));
    assert(list.first == NULL || list.first->due > now);
}
