// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: the condition counts down, also where the loop ends
#include <assert.h>
int nd(void);
int main(void) {
    int n = nd();
    __CPROVER_assume(n >= 0);
    int c = 0;
    int n0 = n;
    while (n-->0)
    __CPROVER_loop_invariant(n >= 0 && c == n0-n)
    __CPROVER_decreases(n)
    {
        c++;
    }
    assert(c == n0 && n == -1);
    return 0;
}
