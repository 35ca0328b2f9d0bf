// verdict: FAILED
// property: precondition line 7
// flags: --replace-call-with-contract f
// why: a variable cannot be freed
#include <stdlib.h>
void f(int *p)
__CPROVER_requires(__CPROVER_is_freeable(p))
__CPROVER_assigns()
__CPROVER_frees(p) ;
int main(void) {
    int x;
    f(&x);
    return 0;
}
