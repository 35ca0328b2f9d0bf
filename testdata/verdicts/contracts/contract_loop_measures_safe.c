// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: the first measure stays while the second falls
unsigned nd(void);
int main(void) {
    unsigned i = nd(), j = nd();
    while (i>0 || j>0)
    __CPROVER_loop_invariant(1)
    __CPROVER_decreases(i, j)
    {
        if (j>0) j--;
        else {
            i--;
            j = nd();
        }
    }
    return 0;
}
