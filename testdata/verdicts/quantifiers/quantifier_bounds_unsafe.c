// verdict: FAILED
// property: array_bounds line 6
// why: the formula reads behind the array for i = 10
int main(void) {
    int a[10] = {0};
    __CPROVER_assume(__CPROVER_forall { int i; (0 <= i && i <= 10) ==> a[i] == 0 });
    return 0;
}
