// verdict: FAILED
// why: it is not reset in the second round
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint(), j = 0;
    for (unsigned i = 0; i < n; i++) {
        while (j < 10)
            j++;
        assert(j == 10);
        j = 11;
    }
}
