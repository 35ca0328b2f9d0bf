// A step from any state for any event. The observer, a stub, checks the changes that it sees.
#include "machine.h"
#include <assert.h>
#include <stddef.h>

void observer_stub(enum state from, enum state to);
_Bool nondet_bool(void);

void harness(void) {
    struct machine m;
    enum event e;
    __CPROVER_assume(m.state < STATES && e < EVENTS && m.changes < 1000);
    m.observer = nondet_bool() ? observer_stub : NULL;
    unsigned before = m.changes;
    bool changed = machine_step(&m, e);
    assert(m.state < STATES);
    assert(m.changes == before + (changed ? 1 : 0));
}
