// verdict: SUCCESSFUL
// open: --engine=auto has not been seen to decide it within its limits on a loaded machine
// why: a[k] is k for all k below n
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
unsigned a[65536];
int main(void) {
    unsigned n = nondet_uint(), x = nondet_uint();
    if (n > 65536)
        return 0;
    for (unsigned k = 0; k < n; k++)
        a[k] = 2 * k;
    if (x < n)
        assert(a[x] == 2 * x);
}
