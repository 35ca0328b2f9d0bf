// verdict: SUCCESSFUL
// why: a recursive sum over an array given by a pointer
#include <stdlib.h>
unsigned nondet_uint(void);
static unsigned sum(const unsigned *a, unsigned n) { return n == 0 ? 0 : a[0] + sum(a + 1, n - 1); }
int main(void) {
    unsigned n = nondet_uint();
    if (n == 0 || n > 100000) return 0;
    unsigned *a = calloc(n, sizeof *a);
    if (!a) return 0;
    return sum(a, n) & 1;
}
