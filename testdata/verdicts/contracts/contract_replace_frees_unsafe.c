// verdict: FAILED
// property: pointer_dereference line 14
// flags: --replace-call-with-contract f
// why: the call may have freed p
#include <stdlib.h>
void f(int *p)
__CPROVER_requires(__CPROVER_is_freeable(p))
__CPROVER_assigns()
__CPROVER_frees(p);
int main(void) {
    int *p = malloc(4);
    if (!p) return 1;
    f(p);
    *p = 1;
    return 0;
}
