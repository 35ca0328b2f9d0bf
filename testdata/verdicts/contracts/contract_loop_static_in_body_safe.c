// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: k is declared in the body, where the loop's assigns clause cannot name it; it has any value in a round
#include <assert.h>
int main(void) {
    int i, s = 0;
    for (i = 0; i < 10; i++)
    __CPROVER_assigns(i, s)
    __CPROVER_loop_invariant(0 <= i && i <= 10 && (s == 0 || s == 1))
    {
        static unsigned k;
        k++;
        s = k > 3;
    }
    assert(i == 10 && (s == 0 || s == 1));
}
