// verdict: FAILED
// why: m + n may be one more than the greatest int
#include <assert.h>
int nondet_int(void);

static int add(int m, int n) {
    if (n == 0)
        return m;
    if (n > 0)
        return add(m + 1, n - 1);
    return add(m - 1, n + 1);
}

int main(void) {
    int m = nondet_int(), n = nondet_int();
    if (m < 0 || m > 2147483645 || n < 0 || n > 3)
        return 0;
    assert(add(m, n) == m + n);
}
