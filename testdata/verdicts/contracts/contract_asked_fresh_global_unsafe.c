// verdict: FAILED
// property: precondition line 8
// flags: --replace-call-with-contract f
// why: f writes to the variable that it is given a pointer to
#include <assert.h>
int glob;
void f(int*q)
__CPROVER_requires(__CPROVER_is_fresh(q, 4))
__CPROVER_assigns(*q, glob)
__CPROVER_ensures(*q == 1)
{
    *q = 1;
    glob = 2;
}
int main(void) {
    f(&glob);
    return 0;
}
