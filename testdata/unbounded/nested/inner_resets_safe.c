// verdict: SUCCESSFUL
// why: the inner counter ends at 10 each time
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint(), j = 0;
    for (unsigned i = 0; i < n; i++) {
        j = 0;
        while (j < 10)
            j++;
        assert(j == 10);
    }
}
