// verdict: SUCCESSFUL
// why: a sum modulo 65521 is below it
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned a = 1, b = 0;
    while (nondet_bool()) {
        a = (a + (nondet_uint() & 255)) % 65521;
        b = (b + a) % 65521;
    }
    assert(a < 65521 && b < 65521);
}
