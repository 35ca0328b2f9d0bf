// verdict: SUCCESSFUL
// why: what takes the lock waits until it is free
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    _Bool locked = 0;
    int owner = 0;
    while (1) {
        int who = nondet_bool() ? 1 : 2;
        if (!locked) {
            locked = 1;
            owner = who;
        } else if (owner == who) {
            assert(owner == 1 || owner == 2);
            locked = 0;
            owner = 0;
        }
    }
}
