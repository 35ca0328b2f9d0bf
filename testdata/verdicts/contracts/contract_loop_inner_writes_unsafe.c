// verdict: FAILED
// property: assertion line 18
// flags: --apply-loop-contracts
// why: the inner loop may write s
#include <assert.h>
unsigned nd(void);
int main(void) {
    unsigned n = nd(), m = nd(), s = 0;
    for (unsigned i = 0;i<n;i++)
    __CPROVER_loop_invariant(i <= n)
    {
        for (unsigned j = 0;j<m;j++)
        __CPROVER_loop_invariant(j <= m)
        {
            if (j == 2) s = 1;
        }
    }
    assert(s == 0);
    return 0;
}
