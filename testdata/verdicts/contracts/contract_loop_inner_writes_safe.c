// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: the invariant of the outer loop knows what the inner one writes
#include <assert.h>
unsigned nd(void);
int main(void) {
    unsigned n = nd(), m = nd(), s = 0;
    for (unsigned i = 0;i<n;i++)
    __CPROVER_loop_invariant(i <= n && s <= 1)
    {
        for (unsigned j = 0;j<m;j++)
        __CPROVER_loop_invariant(j <= m && s <= 1)
        {
            if (j == 2) s = 1;
        }
    }
    assert(s <= 1);
    return 0;
}
