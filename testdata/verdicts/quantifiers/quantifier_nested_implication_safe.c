// verdict: SUCCESSFUL
// why: each implication is a part of the guard
int main(void) {
    int n = nondet_int(), a[8] = {0};
    __CPROVER_assume(0 <= n && n <= 8);
    __CPROVER_assert(__CPROVER_forall { int i; i >= 0 ==> (i < n ==> a[i] == 0) }, "asserted");
    __CPROVER_assert(!__CPROVER_exists { int i; !(i >= 0 ==> (n > i ==> a[i] == 0)) }, "there is none");
    if (__CPROVER_forall { int i; i >= 0 ==> i < n ==> a[i] == 0 }) return 0;
    __CPROVER_assert(0, "not reached");
    return 0;
}
