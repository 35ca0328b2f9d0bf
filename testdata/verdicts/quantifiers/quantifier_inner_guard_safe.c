// verdict: SUCCESSFUL
// why: a division behind an inner quantifier is made only where that holds of all values
int main(void) {
    int b[3] = {nondet_int(), nondet_int(), nondet_int()}, a[3] = {1, 2, 3};
    _Bool r = __CPROVER_forall { int i; (0 <= i && i < 3 && __CPROVER_forall { int j; (0 <= j && j < 3) ==> b[j] > 0 }) ==> a[i] / b[2 - i] >= 0 };
    __CPROVER_assert(r, "no division by zero");
    return 0;
}
