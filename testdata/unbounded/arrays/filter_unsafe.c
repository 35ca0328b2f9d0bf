// verdict: FAILED
// why: two elements are written for one that is read
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int a[65536], b[65536];
int main(void) {
    unsigned n = nondet_uint(), j = 0;
    if (n > 65536)
        return 0;
    for (unsigned i = 0; i < n; i++)
        if (a[i] >= 0) {
            b[j++] = a[i];
            b[j++] = a[i];
        }
    assert(j <= n);
}
