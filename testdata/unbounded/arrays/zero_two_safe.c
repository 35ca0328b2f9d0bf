// verdict: SUCCESSFUL
// open: no run has decided it with 10 s of processor time
// why: two arrays are set in one loop
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int a[1000], b[1000];
int main(void) {
    unsigned n = nondet_uint(), x = nondet_uint();
    if (n > 1000)
        return 0;
    for (unsigned i = 0; i < n; i++) {
        a[i] = 0;
        b[i] = 1;
    }
    if (x < n)
        assert(a[x] + b[x] == 1);
}
