// verdict: FAILED
// property: pointer_dereference line 9
// flags: --function harness --enforce-contract get
// why: is_fresh beside another alternative: both are possible
#include <stddef.h>
int get(const int *p)
__CPROVER_requires(__CPROVER_is_fresh(p, sizeof *p) || p == NULL)
{
    return *p; /* BUG */
}
void harness(void) {
    const int *p;
    get(p);
}
