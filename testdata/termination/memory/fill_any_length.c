// verdict: SUCCESSFUL
// why: n - i falls
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
    unsigned n = nondet_uint();
    int *a = malloc((unsigned long)n * sizeof *a);
    if (!a)
        return 0;
    for (unsigned i = 0; i < n; i++)
        a[i] = 0;
    free(a);
}
