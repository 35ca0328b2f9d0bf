// verdict: FAILED
// property: division_by_zero line 6
// why: the guard leaves b[2] out
int main(void) {
    int b[3] = {nondet_int(), nondet_int(), nondet_int()}, a[3] = {1, 2, 3};
    _Bool r = __CPROVER_forall { int i; (0 <= i && i < 3 && __CPROVER_forall { int j; (0 <= j && j < 2) ==> b[j] > 0 }) ==> a[i] / b[2 - i] >= 0 };
    return r;
}
