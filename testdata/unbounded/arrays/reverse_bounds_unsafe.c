// verdict: FAILED
// why: with n = 0, hi is the greatest number
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int a[1000];
int main(void) {
    unsigned n = nondet_uint();
    if (n > 1000)
        return 0;
    unsigned lo = 0, hi = n - 1;
    while (lo < hi) {
        int t = a[lo];
        a[lo] = a[hi];
        a[hi] = t;
        lo++;
        hi--;
    }
}
