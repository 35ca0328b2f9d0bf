// verdict: SUCCESSFUL
// why: fuel is never negative: it is taken only if there is some
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int fuel = 5000;
    while (nondet_bool()) {
        if (fuel >= 3)
            fuel -= 3;
        else if (nondet_bool())
            fuel += 100;
    }
    assert(fuel >= 0);
}
