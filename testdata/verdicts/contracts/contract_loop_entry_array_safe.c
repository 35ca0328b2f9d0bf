// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: the second element is what it was where the loop began
#include <assert.h>
unsigned nd(void);
struct s { int a[4]; };
int main(void) {
    struct s x = {{1, 2, 3, 4}};
    unsigned n = nd();
    for (unsigned i = 0;i<n;i++)
    __CPROVER_assigns(i, x)
    __CPROVER_loop_invariant(i <= n && x.a[1] == __CPROVER_loop_entry(x.a)[1])
    {
        x.a[0] = 5;
    }
    assert(x.a[1] == 2);
    return 0;
}
