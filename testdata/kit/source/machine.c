#include "machine.h"
#include <stddef.h>

typedef enum state (*next)(enum event e);

static enum state idle(enum event e) { return e == EVENT_DIAL ? STATE_DIALING : STATE_IDLE; }
static enum state dialing(enum event e) { return e == EVENT_ANSWER ? STATE_READY : e == EVENT_HANG_UP ? STATE_CLOSED : STATE_DIALING; }
static enum state ready(enum event e) { return e == EVENT_HANG_UP ? STATE_CLOSED : STATE_READY; }
static enum state closed(enum event e) {
    (void)e;
    return STATE_CLOSED;
}

static const next table[STATES] = {
    [STATE_IDLE] = idle,
    [STATE_DIALING] = dialing,
    [STATE_READY] = ready,
#ifndef MACHINE_BUG
    [STATE_CLOSED] = closed,
#endif
};

#ifdef MACHINE_BUG
next machine_unused = closed;
#endif

void machine_init(struct machine *m) {
    m->state = STATE_IDLE;
    m->changes = 0;
    m->observer = NULL;
}

bool machine_step(struct machine *m, enum event e) {
    enum state from = m->state;
    m->state = table[from](e);
    if (m->state == from)
        return false;
    m->changes++;
    if (m->observer != NULL)
        m->observer(from, m->state);
    return true;
}
