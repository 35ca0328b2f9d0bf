// verdict: FAILED
// why: a break keeps it
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int held = 0;
    while (nondet_bool()) {
        held = 1;
        while (nondet_bool())
            if (nondet_bool())
                goto out;
        held = 0;
    }
out:
    assert(held == 0);
}
