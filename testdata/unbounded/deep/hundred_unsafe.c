// verdict: FAILED
// why: the failure is in round 100
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = 0;
    while (nondet_bool()) {
        n++;
        assert(n < 100);
    }
}
