// verdict: FAILED
// property: loop_decreases line 10
// flags: --apply-loop-contracts
// why: zero minus one is no smaller measure
unsigned nd(void);
int main(void) {
    unsigned i = nd();
    while (1)
    __CPROVER_loop_invariant(1)
    __CPROVER_decreases(i)
    {
        i--;
        if (nd() == 3) break;
    }
    return 0;
}
