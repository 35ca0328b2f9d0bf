// verdict: FAILED
// property: assertion line 14
// flags: --apply-loop-contracts
// why: k is declared in the body and keeps its value from one round to the next: it is not 1 in all of them
#include <assert.h>
int main(void) {
    int i;
    for (i = 0; i < 10; i++)
    __CPROVER_assigns(i)
    __CPROVER_loop_invariant(0 <= i && i <= 10)
    {
        static unsigned k;
        k++;
        assert(k == 1);
    }
}
