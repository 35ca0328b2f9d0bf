// verdict: FAILED
// property: pointer_dereference line 16
// why: the index gets as far as the size of the block
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
#include <stdlib.h>
int main(void) {
    unsigned n = nondet_uint();
    if (n == 0 || n > 1000000)
        return 0;
    int *a = malloc(n * sizeof *a);
    if (!a)
        return 0;
    for (unsigned i = 0; i <= n; i++)
        a[i] = 1;
    free(a);
}
