// verdict: SUCCESSFUL
// flags: --function harness --enforce-contract copy
// why: is_fresh in ensures: a new object, unless null
#include <stdlib.h>
#include <string.h>
static char spare[4];
char *copy(const char *p)
__CPROVER_requires(__CPROVER_is_fresh(p, 4))
__CPROVER_ensures(__CPROVER_return_value == NULL || __CPROVER_is_fresh(__CPROVER_return_value, 4))
{
    char *q = malloc(4);
    if (q == NULL)
        return NULL;
    memcpy(q, p, 4);
    return q;
}
void harness(void) {
    char *p;
    copy(p);
}
