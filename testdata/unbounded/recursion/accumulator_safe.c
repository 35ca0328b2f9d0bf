// verdict: SUCCESSFUL
// why: each call adds 3 to the accumulator, modulo 2^32
#include <assert.h>
unsigned nondet_uint(void);

static unsigned total(unsigned n, unsigned sum) {
    if (n == 0)
        return sum;
    return total(n - 1, sum + 3);
}

int main(void) {
    unsigned n = nondet_uint();
    assert(total(n, 5) == 3 * n + 5);
}
