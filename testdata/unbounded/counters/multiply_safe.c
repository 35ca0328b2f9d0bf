// verdict: SUCCESSFUL
// why: n times adding x is n * x, modulo 2^32 too
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint(), x = nondet_uint(), s = 0;
    for (unsigned i = 0; i < n; i++)
        s += x;
    assert(s == n * x);
}
