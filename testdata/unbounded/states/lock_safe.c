// verdict: SUCCESSFUL
// why: the lock is taken and given back in turn
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int locked;
static void lock(void) {
    assert(!locked);
    locked = 1;
}
static void unlock(void) {
    assert(locked);
    locked = 0;
}
int main(void) {
    unsigned old, new = nondet_uint();
    do {
        lock();
        old = new;
        if (nondet_bool()) {
            unlock();
            new ++;
        }
    } while (new != old);
    unlock();
}
