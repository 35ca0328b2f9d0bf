// verdict: FAILED
// why: one call counts twice if there are 300 or more
#include <assert.h>
int nondet_int(void);

int calls;

void down(int n) {
    if (n <= 0)
        return;
    calls++;
    if (n == 300)
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
