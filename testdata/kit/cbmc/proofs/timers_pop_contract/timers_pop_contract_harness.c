// The contract of timers_pop, for a list that may be empty, with the machinery of dynamic frames.
#include "timers.h"

void harness(void) {
    struct timers *list;
    timers_pop(list);
}
