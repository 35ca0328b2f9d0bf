// verdict: SUCCESSFUL
// flags: --function harness --enforce-contract get
// why: is_fresh beside another alternative: both are possible
#include <stddef.h>
int get(const int *p)
__CPROVER_requires(__CPROVER_is_fresh(p, sizeof *p) || p == NULL)
{
    if (p == NULL)
        return 0;
    return *p;
}
void harness(void) {
    const int *p;
    get(p);
}
