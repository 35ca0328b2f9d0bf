// verdict: SUCCESSFUL
// open: --engine=auto has not been seen to decide it within its limits on a loaded machine
// why: lo <= mid < hi <= n: every access is in the array
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int a[65536];
int main(void) {
    unsigned n = nondet_uint();
    int x = nondet_int();
    if (n > 65536)
        return 0;
    unsigned lo = 0, hi = n;
    while (lo < hi) {
        unsigned mid = lo + (hi - lo) / 2;
        if (a[mid] < x)
            lo = mid + 1;
        else
            hi = mid;
    }
    assert(lo <= n);
}
