// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: a clause may change variables of its own
#include <assert.h>
unsigned nd(void);
int main(void) {
    unsigned n = nd(), i = 0, s = 0;
    while (i<n)
    __CPROVER_loop_invariant(({ unsigned t = i; t *= 2; i <= n && s == t; }))
    {
        i++;
        s += 2;
    }
    assert(s == 2*n);
    return 0;
}
