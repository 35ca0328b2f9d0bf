// verdict: FAILED
// property: assertion line 18
// flags: --apply-loop-contracts
// why: n is -1 behind the loop
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
    assert(c == n0 && n == 0);
    return 0;
}
