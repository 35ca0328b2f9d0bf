// verdict: SUCCESSFUL
// why: a number has at least one digit, and at most ten
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

static int digits(unsigned n) {
    return n < 10 ? 1 : 1 + digits(n / 10);
}

int main(void) {
    int d = digits(nondet_uint());
    assert(d >= 1 && d <= 10);
}
