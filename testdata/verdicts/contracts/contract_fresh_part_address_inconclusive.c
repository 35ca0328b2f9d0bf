// verdict: INCONCLUSIVE
// flags: --replace-call-with-contract skew
// why: blocks from malloc are aligned, and skew was proved for one; an array of characters need not be
#include <assert.h>
#include <stdint.h>
int skew(char *a)
__CPROVER_requires(__CPROVER_is_fresh(a, 4))
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == 0)
{
    return (uintptr_t)a % 4;
}
int main(void) {
    char a[4];
    int r = skew(a);
    assert(r == 0);
}
