// verdict: SUCCESSFUL
// why: the bound stands behind p != 0, in an assertion, an assumption, a condition and a result
#include <stdlib.h>
struct s { int len; int *a; };
static _Bool zero(struct s *p) {
    return __CPROVER_forall { int i; (p != 0 && 0 <= i && i < p->len) ==> p->a[i] == 0 };
}
int main(void) {
    struct s *p = nondet_bool() ? 0 : malloc(sizeof *p);
    if (p) { p->len = 2; p->a = malloc(8); if (!p->a) return 0; }
    __CPROVER_assume(__CPROVER_forall { int i; !(p != 0 && 0 <= i && i < p->len) || p->a[i] == 0 });
    __CPROVER_assert(__CPROVER_forall { int i; (p != 0 && 0 <= i && i < p->len) ==> p->a[i] == 0 }, "all zero");
    if (!zero(p)) __CPROVER_assert(0, "not reached");
    return 0;
}
