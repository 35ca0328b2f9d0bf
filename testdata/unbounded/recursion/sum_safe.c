// verdict: SUCCESSFUL
// why: the sum of the first n numbers, modulo 2^32
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

static unsigned sum(unsigned n) {
    return n == 0 ? 0 : n + sum(n - 1);
}

int main(void) {
    unsigned n = nondet_uint();
    assert(2 * sum(n) == n * (n + 1));
}
