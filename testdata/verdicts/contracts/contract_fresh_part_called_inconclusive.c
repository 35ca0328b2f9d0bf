// verdict: INCONCLUSIVE
// flags: --replace-call-with-contract joined
// why: the end of one object is not the start of another in the proof of joined, but both may be parts of one array; the comparison is made in a function that it calls
#include <assert.h>
static int same(const char *p, const char *q) { return p == q; }
int joined(char *a, char *b)
__CPROVER_requires(__CPROVER_is_fresh(a, 4) && __CPROVER_is_fresh(b, 4))
__CPROVER_assigns()
__CPROVER_ensures(__CPROVER_return_value == 0)
{
    return same(a + 4, b);
}
int main(void) {
    char a[8];
    int r = joined(a, a + 4);
    assert(r == 0);
}
