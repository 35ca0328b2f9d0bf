// verdict: FAILED
// why: the second loop ends one round early
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint(), i = 0, x = 0;
    while (i < n) {
        i++;
        x++;
    }
    while (i > 1) {
        i--;
        x--;
    }
    assert(x == 0);
}
