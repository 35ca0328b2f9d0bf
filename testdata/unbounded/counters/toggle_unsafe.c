// verdict: FAILED
// why: the flag is 1 after an odd number of rounds
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = 0, odd = 0;
    while (nondet_bool()) {
        n++;
        odd = 1 - odd;
    }
    assert(odd == 0);
}
