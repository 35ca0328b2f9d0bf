// verdict: SUCCESSFUL
// why: a loop that ends at 0 leaves 0
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint();
    while (n > 0)
        n--;
    assert(n == 0);
}
