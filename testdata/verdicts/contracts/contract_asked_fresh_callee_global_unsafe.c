// verdict: FAILED
// property: precondition line 11
// flags: --replace-call-with-contract f
// why: what f calls writes to the variable that it is given a pointer to
#include <assert.h>
static int glob;
static void set(void) {
    glob = 2;
}
void f(int*q)
__CPROVER_requires(__CPROVER_is_fresh(q, 4))
__CPROVER_assigns(*q, glob)
__CPROVER_ensures(*q == 1)
{
    *q = 1;
    set();
}
int main(void) {
    f(&glob);
    return 0;
}
