// verdict: FAILED
// property: loop_decreases line 10
// flags: --apply-loop-contracts
// why: the first measure may grow
unsigned nd(void);
int main(void) {
    unsigned i = nd(), j = nd();
    while (i>0 || j>0)
    __CPROVER_loop_invariant(1)
    __CPROVER_decreases(i, j)
    {
        if (j>0) {
            j--;
            i += nd() == 4;
        } else {
            i--;
            j = nd();
        }
    }
    return 0;
}
