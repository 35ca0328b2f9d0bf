// verdict: FAILED
// property: assigns line 21
// flags: --apply-loop-contracts
// why: a variable that is declared in front of the loop needs the assigns clause, also where a goto jumps over its declaration
#include <assert.h>
int nondet_int(void);
int main(void) {
    int c = nondet_int(), n = 0;
    {
        if (c)
            goto in;
        int x;
        n = 0;
    in:
        x = 0;
        int *p = &x;
        for (int i = 0; i < 100; i++)
        __CPROVER_assigns(i)
        __CPROVER_loop_invariant(0 <= i && i <= 100)
        {
            *p = i;
        }
        assert(x >= 0);
    }
}
