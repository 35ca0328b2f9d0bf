// verdict: FAILED
// property: assertion line 9
// why: the function that is compared with a quantifier is called once
int calls;
int counted(void) { return ++calls; }
int main(void) {
    unsigned char a[2] = {1, 2};
    __CPROVER_assert(counted() == __CPROVER_forall { int k; 0 <= k && k < 2 ==> a[k] > 0 }, "both are positive");
    __CPROVER_assert(calls == 2, "calls");
    return 0;
}
