// verdict: FAILED
// why: the loop ends one round too early
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint(), x = n, y = 0;
    while (x > 1) {
        x--;
        y++;
    }
    assert(y == n);
}
