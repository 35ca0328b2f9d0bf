// verdict: SUCCESSFUL
// open: --engine=auto has not been seen to decide it within its limits on a loaded machine
// why: m is at least every element that was looked at
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int a[100000];
int main(void) {
    unsigned n = nondet_uint(), x = nondet_uint();
    if (n == 0 || n > 100000)
        return 0;
    for (unsigned i = 0; i < n; i++)
        a[i] = nondet_int();
    int m = a[0];
    for (unsigned i = 0; i < n; i++)
        if (a[i] > m)
            m = a[i];
    if (x < n)
        assert(a[x] <= m);
}
