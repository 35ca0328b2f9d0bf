// verdict: FAILED
// property: assertion line 12
// why: the element may be the fourth
#include <stdlib.h>
int main(void) {
    unsigned n = nondet_unsigned();
    __CPROVER_assume(n > 0 && n < 100000);
    unsigned char *p = malloc(n);
    if (!p) return 0;
    for (int i = 0; i < 3; i++) if (i < n) p[i] = 0;
    __CPROVER_assume(__CPROVER_exists { unsigned i; i < n && p[i] == 9 });
    __CPROVER_assert(n > 4, "behind the fourth");
    return 0;
}
