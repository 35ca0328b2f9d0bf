// verdict: FAILED
// property: assertion line 23
// flags: --apply-loop-contracts
// why: the jump may happen in any round
#include <assert.h>
unsigned nd(void);
int main(void) {
    unsigned n = nd(), m = nd();
    unsigned i = 0, j = 0;
    while (i<n)
    __CPROVER_loop_invariant(i <= n)
    {
        j = 0;
        while (j<m)
        __CPROVER_loop_invariant(j <= m && i<n)
        {
            j++;
            if (nd() == 3) goto out;
        }
        i++;
    }
    return 0;
    out: assert(i == 0);
    return 0;
}
