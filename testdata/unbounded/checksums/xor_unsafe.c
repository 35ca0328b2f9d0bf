// verdict: FAILED
// why: the mask is a bit too wide
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned c = 0;
    while (nondet_bool())
        c ^= nondet_uint() & 511;
    assert(c <= 255);
}
