// verdict: FAILED
// property: overflow line 11
// why: the sum overflows after about 46341 rounds
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int n = nondet_int(), s = 0;
    if (n < 0 || n > 100000)
        return 0;
    for (int i = 0; i < n; i++)
        s += i;
    assert(s >= 0);
}
