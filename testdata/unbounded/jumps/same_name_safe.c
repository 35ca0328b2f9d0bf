// verdict: SUCCESSFUL
// why: each function has a label again
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

static unsigned f(unsigned n) {
    unsigned i = 0;
again:
    if (i < n) {
        i++;
        goto again;
    }
    return i;
}

int main(void) {
    unsigned n = nondet_uint(), i = 0;
again:
    if (i < n) {
        i++;
        goto again;
    }
    assert(f(i) == n);
}
