// verdict: SUCCESSFUL
// why: a added b times, modulo 2^32
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

static unsigned multiply(unsigned a, unsigned b) {
    return b == 0 ? 0 : a + multiply(a, b - 1);
}

int main(void) {
    unsigned a = nondet_uint(), b = nondet_uint();
    assert(multiply(a, b) == a * b);
}
