// verdict: FAILED
// property: memory_leak
// flags: --replace-call-with-contract f --memory-leak-check
// why: the call need not free p
#include <stdlib.h>
void f(int *p)
__CPROVER_requires(__CPROVER_is_freeable(p))
__CPROVER_assigns()
__CPROVER_frees(p);
int main(void) {
    int *p = malloc(4);
    f(p);
    return 0;
}
