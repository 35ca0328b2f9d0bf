// verdict: FAILED
// why: y may be left behind by one
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned x = 0, y = 0;
    while (nondet_bool()) {
        x++;
        if (nondet_bool())
            y++;
    }
    assert(x == y);
}
