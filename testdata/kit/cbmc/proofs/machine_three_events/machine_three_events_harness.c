// Ready is reached by two events and closed by the third; no two events do that.
#include "machine.h"
#include <assert.h>

void harness(void) {
    struct machine m;
    enum event e[3];
    machine_init(&m);
    for (int i = 0; i < 3; i++) {
        __CPROVER_assume(e[i] < EVENTS);
        machine_step(&m, e[i]);
        if (i < 1)
            assert(m.state != STATE_READY);
        if (i < 2 && m.state == STATE_CLOSED)
            assert(e[0] == EVENT_DIAL && e[1] == EVENT_HANG_UP);
    }
    assert(m.changes <= 3);
}
