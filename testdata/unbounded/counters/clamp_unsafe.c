// verdict: FAILED
// why: the lower end is not clamped
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int level = 50;
    while (nondet_bool()) {
        level += nondet_bool() ? 7 : -7;
        if (level > 100)
            level = 100;
        if (level < -6)
            level = 0;
    }
    assert(0 <= level && level <= 100);
}
