// verdict: FAILED
// property: assertion line 7
// why: the sum is 2, since both quantifiers hold
int main(void) {
    int a[3] = {1, 2, 3};
    int most = 3;
    __CPROVER_assert((__CPROVER_forall { int k; 0 <= k && k < 3 ==> a[k] > 0 }) + (__CPROVER_exists { int k; 0 <= k && k < 3 && a[k] == 2 }) == most, "sum");
    return 0;
}
