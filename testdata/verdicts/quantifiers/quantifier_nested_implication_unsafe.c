// verdict: FAILED
// property: assertion line 9
// why: the last element is not zero
int main(void) {
    int n = nondet_int(), a[8] = {0};
    __CPROVER_assume(0 <= n && n <= 8);
    a[7] = 1;
    if (!__CPROVER_forall { int i; i >= 0 ==> (i < n ==> a[i] == 0) })
        __CPROVER_assert(n < 8, "it is the last one");
    return 0;
}
