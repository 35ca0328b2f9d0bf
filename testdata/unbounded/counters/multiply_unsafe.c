// verdict: FAILED
// why: the first term is left out
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint(), x = nondet_uint(), s = 0;
    for (unsigned i = 1; i < n; i++)
        s += x;
    assert(s == n * x);
}
