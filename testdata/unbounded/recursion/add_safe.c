// verdict: SUCCESSFUL
// why: one more, n times
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

static unsigned add(unsigned a, unsigned b) {
    return b == 0 ? a : add(a + 1, b - 1);
}

int main(void) {
    unsigned a = nondet_uint(), b = nondet_uint();
    assert(add(a, b) == a + b);
}
