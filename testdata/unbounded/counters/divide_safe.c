// verdict: SUCCESSFUL
// why: q * b + r stays a
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned a = nondet_uint(), b = nondet_uint();
    if (b == 0)
        return 0;
    unsigned q = 0, r = a;
    while (r >= b) {
        r -= b;
        q++;
    }
    assert(r < b);
    assert(q * b + r == a);
}
