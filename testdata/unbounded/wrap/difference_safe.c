// verdict: SUCCESSFUL
// why: the difference of two counters is right modulo 2^32
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned a = nondet_uint(), b = a;
    while (nondet_bool()) {
        a += 5;
        b += 5;
    }
    assert(a - b == 0);
}
