// verdict: INCONCLUSIVE
// flags: --replace-call-with-contract f
// why: a clause that changes a variable
#include <assert.h>
int g;
void f(void)
__CPROVER_requires((g = 5) == 5)
__CPROVER_assigns() ;
int main(void) {
    f();
    assert(g == 5);
}
