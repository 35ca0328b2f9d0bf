// verdict: SUCCESSFUL
// why: the argument is never negative
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

static void down(int n) {
    assert(n >= 0);
    if (n > 0)
        down(n - 1);
}

int main(void) {
    int n = nondet_int();
    if (n >= 0)
        down(n);
}
