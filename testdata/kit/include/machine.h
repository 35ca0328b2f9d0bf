#ifndef MACHINE_H
#define MACHINE_H
#include <stdbool.h>

enum state { STATE_IDLE, STATE_DIALING, STATE_READY, STATE_CLOSED, STATES };
enum event { EVENT_DIAL, EVENT_ANSWER, EVENT_HANG_UP, EVENTS };

struct machine {
    enum state state;
    unsigned changes;
    void (*observer)(enum state from, enum state to); // may be null
};

void machine_init(struct machine *m);
bool machine_step(struct machine *m, enum event e);
#endif
