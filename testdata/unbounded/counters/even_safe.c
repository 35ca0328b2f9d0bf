// verdict: SUCCESSFUL
// why: x goes up by twos from 0: it is never odd, even where it wraps around
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned x = 0;
    while (nondet_bool())
        x += 2;
    assert(x % 2 == 0);
    assert(x != 7);
}
