// verdict: FAILED
// why: an odd number ends at 1
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint();
    while (n > 1)
        n -= 2;
    assert(n == 0);
}
