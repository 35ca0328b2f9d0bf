// verdict: FAILED
// why: the loop adds 3 once, in its first round
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint(), i = 0, s = 0;
    while (i < n) {
        s += i == 0 ? 3 : 2;
        i++;
    }
    assert(s == 2 * n);
}
