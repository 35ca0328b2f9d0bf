// verdict: FAILED
// property: assertion line 11
// why: one of up to 100,000 elements is not zero
#include <stdlib.h>
int main(void) {
    size_t n = nondet_size_t(), k = nondet_size_t();
    __CPROVER_assume(k < n && n <= 100000);
    char *p = calloc(n, 1);
    if (!p) return 0;
    p[k] = 1;
    __CPROVER_assert(__CPROVER_forall { size_t i; i < n ==> p[i] == 0 }, "zero");
    return 0;
}
