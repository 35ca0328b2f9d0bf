// verdict: FAILED
// why: both indices move in one round: they may cross
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int a[65536];
int main(void) {
    int n = nondet_int();
    if (n < 1 || n > 65536)
        return 0;
    int lo = 0, hi = n - 1;
    while (lo < hi) {
        lo++;
        hi--;
    }
    assert(lo == hi);
}
