// verdict: SUCCESSFUL
// why: no Fibonacci number is negative, as unsigned numbers are not; and the 1st is not below the 0th
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

static int fib(int n) {
    if (n <= 0)
        return 0;
    if (n == 1)
        return 1;
    int a = fib(n - 1), b = fib(n - 2);
    return a > 1000000000 - b ? 1000000000 : a + b;
}

int main(void) {
    int n = nondet_int();
    assert(fib(n) >= 0 && fib(n) <= 1000000000);
}
