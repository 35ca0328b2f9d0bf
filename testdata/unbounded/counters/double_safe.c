// verdict: SUCCESSFUL
// why: s is twice i in every round, and i is n at the end
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint(), i = 0, s = 0;
    while (i < n) {
        i++;
        s += 2;
    }
    assert(s == 2 * n);
}
