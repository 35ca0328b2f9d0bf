// A timer that is added to a list of up to two lies in order. Memory for the list may be missing.
#include "timers.h"
#include <assert.h>
#include <stdlib.h>

static struct timer *any_timer(struct timer *next) {
    struct timer *t = malloc(sizeof *t);
    if (t == NULL)
        return next;
    __CPROVER_assume(next == NULL || t->due <= next->due);
    t->next = next;
    return t;
}

void harness(void) {
    struct timers list = {any_timer(any_timer(NULL))};
    struct timer t;
    timers_add(&list, &t);
    bool found = false;
    for (struct timer *x = list.first; x != NULL; x = x->next) {
        found = found || x == &t;
        assert(x->next == NULL || x->due <= x->next->due);
    }
    assert(found);
}
