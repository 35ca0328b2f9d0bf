// verdict: SUCCESSFUL
// flags: --no-signed-overflow-check
// open: the proof takes 16 s of processor time
// why: the calls add n, n - 1, ..., 1 to the sum, which wraps around as the closed form does
#include <assert.h>
unsigned nondet_uint(void);

unsigned sum;

void add(unsigned n) {
    if (n == 0)
        return;
    sum += n;
    add(n - 1);
}

int main(void) {
    unsigned n = nondet_uint();
    unsigned before = nondet_uint();
    sum = before;
    add(n);
    assert(2 * (sum - before) == n * (n + 1));
}
