// verdict: FAILED
// property: assigns line 13
// flags: --apply-loop-contracts
// why: k is static, but declared before the loop, so the assigns clause has to name it
#include <assert.h>
int main(void) {
    static unsigned k;
    int i;
    for (i = 0; i < 10; i++)
    __CPROVER_assigns(i)
    __CPROVER_loop_invariant(0 <= i && i <= 10)
    {
        k++;
    }
    assert(i == 10);
}
