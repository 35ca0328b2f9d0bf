// verdict: SUCCESSFUL
// flags: --function harness --enforce-contract clear
// why: memset stays in the part that may be written
#include <stddef.h>
#include <string.h>
void clear(char *p, size_t n, size_t m)
__CPROVER_requires(n <= 16 && m <= n && __CPROVER_is_fresh(p, n))
__CPROVER_assigns(__CPROVER_object_whole(p))
__CPROVER_ensures(__CPROVER_forall { size_t i; i < m ==> p[i] == 0 })
{
    memset(p, 0, n);
}
void harness(void) {
    char *p;
    size_t n, m;
    clear(p, n, m);
}
