// verdict: FAILED
// property: assertion line 10
// why: nothing is said of p[n - 1] for n of 1
#include <stdlib.h>
int main(void) {
    size_t n = nondet_size_t();
    unsigned char *p = malloc(n);
    if (!p || n == 0) return 0;
    __CPROVER_assume(__CPROVER_forall { size_t i; i < n - 1 ==> p[i] == 3 });
    __CPROVER_assert(p[0] == 3, "assumed");
    return 0;
}
