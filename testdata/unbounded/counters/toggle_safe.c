// verdict: SUCCESSFUL
// why: the flag is the parity of the rounds
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
    assert(odd <= 1);
}
