// verdict: SUCCESSFUL
// why: the sum of bytes by exclusive or is a byte
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned c = 0;
    while (nondet_bool())
        c ^= nondet_uint() & 255;
    assert(c <= 255);
}
