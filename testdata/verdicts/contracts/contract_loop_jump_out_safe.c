// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: a jump out of two loops
#include <assert.h>
unsigned nd(void);
int main(void) {
    unsigned n = nd(), m = nd();
    unsigned i = 0, j = 0;
    unsigned t = 0;
    while (i<n)
    __CPROVER_loop_invariant(i <= n)
    __CPROVER_decreases(n-i)
    {
        j = 0;
        while (j<m)
        __CPROVER_loop_invariant(j <= m && i<n)
        __CPROVER_decreases(m-j)
        {
            j++;
            if (nd() == 3) goto out;
        }
        i++;
    }
    assert(i == n);
    out: assert(i <= n);
    return 0;
}
