// verdict: FAILED
// property: pointer_dereference line 13
// why: the row behind the last one lies behind the block, and it is read in an assumption
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
    unsigned n = nondet_uint(), m = nondet_uint();
    if (n == 0 || n > 1000 || m == 0 || m > 1000)
        return 0;
    int *a = malloc(n * m * sizeof *a);
    if (!a)
        return 0;
    __CPROVER_assume(__CPROVER_forall { unsigned i; __CPROVER_forall { unsigned j; (i <= n && j < m) ==> a[i * m + j] == 0 } });
    free(a);
    return 0;
}
