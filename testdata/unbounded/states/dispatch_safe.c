// verdict: SUCCESSFUL
// why: every request is either waiting or done
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned long asked = 0, waiting = 0, done = 0;
    for (;;) {
        if (nondet_bool()) {
            asked++;
            waiting++;
        } else if (waiting > 0) {
            waiting--;
            done++;
        }
        assert(waiting + done == asked);
    }
}
