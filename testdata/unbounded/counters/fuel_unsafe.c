// verdict: FAILED
// why: 3 is taken from 2
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int fuel = 20;
    while (nondet_bool()) {
        if (fuel >= 2)
            fuel -= 3;
    }
    assert(fuel >= 0);
}
