// verdict: FAILED
// why: the sum is not n * n: not for 2
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

static unsigned sum(unsigned n) {
    return n == 0 ? 0 : n + sum(n - 1);
}

int main(void) {
    unsigned n = nondet_uint();
    assert(sum(n) == n * n);
}
