// verdict: FAILED
// why: x >= y does not stay true: x wraps around
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned short x = 0, y = 0;
    while (nondet_bool()) {
        x += 256;
        if (nondet_bool())
            y += 256;
    }
    assert(x >= y);
}
