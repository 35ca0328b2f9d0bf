// verdict: FAILED
// property: precondition line 8
// flags: --replace-call-with-contract differ
// why: in the proof of differ a and b are two objects, even if both have no bytes; the call gives one object twice
#include <assert.h>
#include <stdlib.h>
int differ(char *a, char *b, unsigned n)
__CPROVER_requires(n < 9 && __CPROVER_is_fresh(a, n) && __CPROVER_is_fresh(b, n))
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == 1)
{
    return a != b;
}
int main(void) {
    char *a = malloc(0);
    if (!a)
        return 0;
    int r = differ(a, a, 0);
    assert(r == 1);
}
