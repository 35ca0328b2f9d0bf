// verdict: SUCCESSFUL
// why: an existential assumption holds of some element of many
#include <stdlib.h>
int main(void) {
    unsigned n = nondet_unsigned();
    __CPROVER_assume(n > 0 && n < 100000);
    unsigned char *p = malloc(n);
    if (!p) return 0;
    for (int i = 0; i < 3; i++) if (i < n) p[i] = 0;
    __CPROVER_assume(__CPROVER_exists { unsigned i; i < n && p[i] == 9 });
    __CPROVER_assert(n > 3, "behind the third");
    return 0;
}
