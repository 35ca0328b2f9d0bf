// verdict: SUCCESSFUL
// why: the outer counter is not changed by the inner loop
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint(), i = 0, total = 0;
    while (i < n) {
        unsigned k = nondet_uint();
        while (k > 0)
            k--;
        total++;
        i++;
    }
    assert(total == n);
}
