// verdict: FAILED
// why: the accumulator of the last calls is one too large
#include <assert.h>
int nondet_int(void);

static int sum(int n, int acc) {
    if (n == 0)
        return acc;
    return sum(n - 1, acc + (n == 1 ? 2 : 1));
}

int main(void) {
    int n = nondet_int();
    if (n < 0 || n > 100000)
        return 0;
    assert(sum(n, 0) == n);
}
