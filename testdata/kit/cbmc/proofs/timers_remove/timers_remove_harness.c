// What was added can be removed again, and then the list is as before.
#include "timers.h"
#include <assert.h>
#include <stdlib.h>

void harness(void) {
    struct timer a, b, t;
    __CPROVER_assume(a.due <= b.due);
    struct timers list = {&a};
    a.next = &b;
    b.next = NULL;
    timers_add(&list, &t);
    assert(timers_remove(&list, &t));
    assert(list.first == &a && a.next == &b && b.next == NULL && t.next == NULL);
    assert(!timers_remove(&list, &t));
}
