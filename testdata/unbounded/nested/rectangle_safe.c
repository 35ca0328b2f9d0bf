// verdict: SUCCESSFUL
// why: the inner loop always ends at m
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint(), m = nondet_uint();
    for (unsigned i = 0; i < n; i++) {
        unsigned j = 0;
        while (j < m)
            j++;
        assert(j == m);
    }
}
