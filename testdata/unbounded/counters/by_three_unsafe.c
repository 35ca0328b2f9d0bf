// verdict: FAILED
// why: x goes up by threes: it meets 9
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned x = 0;
    while (nondet_bool())
        x += 3;
    assert(x != 9);
}
