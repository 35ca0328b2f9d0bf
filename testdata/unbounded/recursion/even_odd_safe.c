// verdict: SUCCESSFUL
// why: the two functions tell the parity of a number that is not negative
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

static int odd(int n);

static int even(int n) {
    return n == 0 ? 1 : odd(n - 1);
}

static int odd(int n) {
    return n == 0 ? 0 : even(n - 1);
}

int main(void) {
    int n = nondet_int();
    if (n < 0)
        return 0;
    assert(even(n) == (n % 2 == 0));
}
