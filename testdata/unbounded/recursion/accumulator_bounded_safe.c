// verdict: SUCCESSFUL
// why: acc + n stays what it was, so that acc + 1 does not overflow
#include <assert.h>
int nondet_int(void);

static int sum(int n, int acc) {
    if (n == 0)
        return acc;
    return sum(n - 1, acc + 1);
}

int main(void) {
    int n = nondet_int();
    if (n < 0 || n > 100000)
        return 0;
    assert(sum(n, 0) == n);
}
