// verdict: SUCCESSFUL
// flags: --replace-call-with-contract f --memory-leak-check
// why: the call frees p, so that nothing leaks
#include <stdlib.h>
void f(int *p)
__CPROVER_requires(__CPROVER_is_freeable(p))
__CPROVER_assigns()
__CPROVER_frees(p)
__CPROVER_ensures(p ==> __CPROVER_was_freed(p));
int main(void) {
    int *p = malloc(4);
    f(p);
    return 0;
}
