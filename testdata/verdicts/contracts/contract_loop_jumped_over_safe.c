// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: a variable of the loop's body needs no assigns clause, also where a goto jumps over its declaration
#include <assert.h>
int nondet_int(void);
int main(void) {
    int c = nondet_int(), n = 0;
    for (int i = 0; i < 100; i++)
    __CPROVER_assigns(i, n)
    __CPROVER_loop_invariant(0 <= i && i <= 100 && n == 0)
    {
        if (c)
            goto in;
        int x;
        n = 0;
    in:
        x = i;
        int *p = &x;
        assert(*p == i);
    }
}
