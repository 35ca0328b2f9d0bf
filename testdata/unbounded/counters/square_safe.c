// verdict: SUCCESSFUL
// why: the sum of the first n odd numbers is the square of n
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint(), s = 0, odd = 1;
    for (unsigned i = 0; i < n; i++) {
        s += odd;
        odd += 2;
    }
    assert(s == n * n);
}
