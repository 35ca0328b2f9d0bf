// verdict: SUCCESSFUL
// why: m + n stays what it was, in the range of int
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
    if (m < 0 || m > 1073741823 || n < 0 || n > 1073741823)
        return 0;
    assert(add(m, n) == m + n);
}
