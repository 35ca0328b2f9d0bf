// verdict: FAILED
// property: pointer_dereference line 10
// why: the size wraps around: for n = 2^30 the product is 0 in 32 bits, and one byte is allocated
#include <stdlib.h>
unsigned nondet_uint(void);

static void fill(int *a, unsigned n) {
    if (n == 0)
        return;
    a[0] = 7;
    fill(a + 1, n - 1);
}

int main(void) {
    unsigned n = nondet_uint();
    int *a = malloc((unsigned)(n * sizeof(int)) + 1ul);
    if (!a)
        return 0;
    fill(a, n);
    free(a);
    return 0;
}
