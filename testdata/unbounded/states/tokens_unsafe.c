// verdict: FAILED
// why: the first task does not leave before it hands the token on
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int turn = 0, critical0 = 0, critical1 = 0;
    for (;;) {
        if (nondet_bool()) {
            if (turn == 0)
                critical0 = 1;
            if (critical0 && nondet_bool())
                turn = 1;
        } else {
            if (turn == 1)
                critical1 = 1;
            if (critical1 && nondet_bool()) {
                critical1 = 0;
                turn = 0;
            }
        }
        assert(!(critical0 && critical1));
    }
}
