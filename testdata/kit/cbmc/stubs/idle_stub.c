// stands for the static function idle of machine.c: any state
#include "machine.h"

enum state nondet_state(void);

enum state __CPROVER_file_local_machine_c_idle(enum event e) {
    (void)e;
    enum state s = nondet_state();
    __CPROVER_assume(s < STATES);
    return s;
}
