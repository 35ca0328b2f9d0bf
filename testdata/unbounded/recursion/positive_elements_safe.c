// verdict: SUCCESSFUL
// why: of n elements at most n are positive; the array is long enough for all calls
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

static int positive(const int *a, int n) {
    if (n <= 0)
        return 0;
    return (a[n - 1] > 0 ? 1 : 0) + positive(a, n - 1);
}

int main(void) {
    int n = nondet_int();
    if (n < 1 || n > 10000)
        return 0;
    int a[n];
    for (int i = 0; i < n; i++)
        a[i] = nondet_int();
    int r = positive(a, n);
    assert(r >= 0 && r <= n);
}
