// verdict: FAILED
// why: with m = 0 the body of the inner loop runs once
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint(), m = nondet_uint();
    for (unsigned i = 0; i < n; i++) {
        unsigned j = 0;
        do
            j++;
        while (j < m);
        assert(j == m);
    }
}
