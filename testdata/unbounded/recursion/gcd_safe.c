// verdict: SUCCESSFUL
// why: of two positive numbers the smaller one is taken from the greater one, so that both stay positive
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

static int gcd(int a, int b) {
    if (a == b)
        return a;
    return a > b ? gcd(a - b, b) : gcd(a, b - a);
}

int main(void) {
    int a = nondet_int(), b = nondet_int();
    if (a < 1 || b < 1)
        return 0;
    assert(gcd(a, b) >= 1);
}
