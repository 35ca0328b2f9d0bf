// verdict: FAILED
// why: with n = 0 the sum is 0
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int n = nondet_int();
    if (n < 0 || n > 1000000)
        return 0;
    int i = 0, s = 0;
    while (i < n) {
        s += 2;
        i++;
    }
    assert(s > 0);
}
