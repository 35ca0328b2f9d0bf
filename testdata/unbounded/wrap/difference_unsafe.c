// verdict: FAILED
// why: head - tail is meant to be small, but nothing keeps tail behind head
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned head = 0, tail = 0;
    while (nondet_bool()) {
        if (nondet_bool())
            head++;
        else
            tail++;
    }
    assert(head - tail < 0x80000000U);
}
