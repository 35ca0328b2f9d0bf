// verdict: SUCCESSFUL
// why: each call with n > 0 adds 1 to the counter and calls itself with n - 1, so that n calls count n; the counter begins at 0 and stays at most 1000000
#include <assert.h>
int nondet_int(void);

int calls;

void down(int n) {
    if (n <= 0)
        return;
    calls++;
    down(n - 1);
}

int main(void) {
    int n = nondet_int();
    if (n < 0 || n > 1000000)
        return 0;
    down(n);
    assert(calls == n);
}
