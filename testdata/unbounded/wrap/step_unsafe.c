// verdict: FAILED
// why: x goes up by threes; as a number without bound it would never be 1, but it wraps around
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned char x = 0;
    while (nondet_bool())
        x += 3;
    assert(x != 1);
}
