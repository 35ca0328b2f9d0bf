// verdict: SUCCESSFUL
// open: decided in 12 to 13 s of processor time
// why: the sum of 1 … n is n(n+1)/2
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint();
    if (n > 10000)
        return 0;
    unsigned s = 0;
    for (unsigned i = 1; i <= n; i++)
        s += i;
    assert(2 * s == n * (n + 1));
}
