// verdict: SUCCESSFUL
// flags: --mem=seam
// why: (--mem=array follows no calloc of so many bytes) an assertion about 100,000 elements looks at any one of them
#include <stdlib.h>
int main(void) {
    size_t n = nondet_size_t();
    __CPROVER_assume(n > 0 && n <= 100000);
    char *p = calloc(n, 1);
    if (!p) return 0;
    __CPROVER_assert(__CPROVER_forall { size_t i; i < n ==> p[i] == 0 }, "zero");
    p[n - 1] = 1;
    __CPROVER_assert(__CPROVER_forall { size_t i; (i < n && i + 1 < n) ==> p[i] == 0 }, "but for the last one");
    return 0;
}
