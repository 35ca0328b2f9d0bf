// verdict: FAILED
// property: assertion
// why: what changes may stay the same
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
    int lock = 0;
    unsigned old, now = nondet_uint();
retry:
    lock = 1;
    old = now;
    if (nondet_int()) {
        lock = 0;
        now = nondet_uint();
    }
    if (now != old)
        goto retry;
    assert(lock == 1);
}
