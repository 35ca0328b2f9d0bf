// verdict: SUCCESSFUL
// why: b goes up in every other round
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned a = 0, b = 0;
    while (a < 1000000) {
        a += 2;
        b += 1;
    }
    assert(a == 2 * b);
}
