// verdict: FAILED
// why: the result is 91, not 90
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

static int f(int n) {
    return n > 100 ? n - 10 : f(f(n + 11));
}

int main(void) {
    int n = nondet_int();
    if (n > 101)
        return 0;
    int r = f(n);
    assert(r > 91 || n < 50);
}
