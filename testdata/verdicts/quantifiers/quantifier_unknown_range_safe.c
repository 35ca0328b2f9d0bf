// verdict: SUCCESSFUL
// why: what is assumed of all elements of a range that has no bound holds where one is read
#include <stdlib.h>
int main(void) {
    size_t n = nondet_size_t();
    unsigned char *p = malloc(n);
    if (!p || n == 0) return 0;
    __CPROVER_assume(__CPROVER_forall { size_t i; i < n ==> p[i] == 3 });
    __CPROVER_assert(p[0] == 3, "assumed");
    return 0;
}
