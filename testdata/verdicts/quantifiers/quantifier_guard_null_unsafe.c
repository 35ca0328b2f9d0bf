// verdict: FAILED
// property: pointer_dereference line 9
// why: the bound is read before p is asked about
#include <stdlib.h>
struct s { int len; int *a; };
int main(void) {
    struct s *p = nondet_bool() ? 0 : malloc(sizeof *p);
    if (p) { p->len = 2; p->a = malloc(8); if (!p->a) return 0; p->a[0] = p->a[1] = 0; }
    __CPROVER_assert(__CPROVER_forall { int i; (0 <= i && i < p->len && p != 0) ==> p->a[i] == 0 }, "all zero");
    return 0;
}
