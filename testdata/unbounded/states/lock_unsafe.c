// verdict: FAILED
// why: the lock is not given back where the counter goes on
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
        if (nondet_bool())
            new ++;
    } while (new != old);
    unlock();
}
