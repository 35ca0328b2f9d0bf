// verdict: SUCCESSFUL
// why: what stands behind a quantifier in an assertion runs exactly if the quantifier is false
static int calls;
static int called(void) { calls++; return 1; }
int main(void) {
    int a[3] = {0, 0, nondet_int()};
    __CPROVER_assert(__CPROVER_forall { int i; (0 <= i && i < 3) ==> a[i] == 0 } || called(), "one of them");
    __CPROVER_assert(calls == (a[2] != 0), "called where it is false");
    return 0;
}
