// verdict: SUCCESSFUL
// why: the result is above the second argument
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

static int ackermann(int m, int n) {
    if (m == 0)
        return n + 1;
    if (n == 0)
        return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}

int main(void) {
    int m = nondet_int(), n = nondet_int();
    if (m < 0 || n < 0 || m > 3 || n > 20)
        return 0;
    assert(ackermann(m, n) > 0);
}
