// verdict: SUCCESSFUL
// why: x goes up by fours: 4 divides 256, so that x is never odd
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned char x = 0;
    while (nondet_bool())
        x += 4;
    assert(x % 4 == 0);
}
