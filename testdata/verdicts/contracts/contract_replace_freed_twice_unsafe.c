// verdict: FAILED
// property: free line 16
// check: double-free
// flags: --replace-call-with-contract f
// why: the call has freed p
#include <stdlib.h>
void f(int *p)
__CPROVER_requires(__CPROVER_is_freeable(p))
__CPROVER_assigns()
__CPROVER_frees(p)
__CPROVER_ensures(__CPROVER_was_freed(p));
int main(void) {
    int *p = malloc(4);
    if (!p) return 1;
    f(p);
    free(p);
    return 0;
}
