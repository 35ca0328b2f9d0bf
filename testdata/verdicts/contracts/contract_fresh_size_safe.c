// verdict: SUCCESSFUL
// flags: --function harness --enforce-contract last
// why: the object has n bytes, n being what requires says
#include <stddef.h>
unsigned char last(const unsigned char *p, size_t n)
__CPROVER_requires(n > 0 && n <= 64)
__CPROVER_requires(__CPROVER_is_fresh(p, n))
{
    return p[n - 1];
}
void harness(void) {
    const unsigned char *p;
    size_t n;
    last(p, n);
}
