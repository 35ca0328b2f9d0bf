// verdict: FAILED
// property: assigns line 14
// flags: --apply-loop-contracts
// why: the inner loop writes what it does not list
#include <assert.h>
unsigned nd(void);
int main(void) {
    unsigned n = nd(), m = nd(), s = 0;
    for (unsigned i = 0;i<n;i++)
    __CPROVER_loop_invariant(i <= n)
    {
        for (unsigned j = 0;j<m;j++)
        __CPROVER_assigns(j)
        __CPROVER_loop_invariant(j <= m)
        {
            s++;
        }
    }
    return 0;
}
