// verdict: SUCCESSFUL
// flags: --function harness --enforce-contract swap
// why: the values before the call are exchanged
void swap(int *a, int *b);
void swap(int *a, int *b)
    __CPROVER_requires(__CPROVER_is_fresh(a, sizeof *a) && __CPROVER_is_fresh(b, sizeof *b))
    __CPROVER_assigns(*a, *b)
    __CPROVER_ensures(*a == __CPROVER_old(*b))
    __CPROVER_ensures(*b == __CPROVER_old(*a))
{
    int t = *a;
    *a = *b;
    *b = t;
}
void harness(void) {
    int *a, *b;
    swap(a, b);
}
