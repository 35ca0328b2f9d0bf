// verdict: SUCCESSFUL
// why: a quantifier on the left of an implication is assumed, on the right asserted
int main(void) {
    int a[4] = {nondet_int(), nondet_int(), nondet_int(), nondet_int()};
    __CPROVER_assert(__CPROVER_forall { int i; (0 <= i && i < 4) ==> a[i] == 1 } ==> a[0] + a[3] == 2, "left");
    __CPROVER_assert(!(__CPROVER_exists { int i; 0 <= i && i < 4 && a[i] == 5 }) || a[0] == 5 || a[1] == 5 || a[2] == 5 || a[3] == 5, "negated");
    __CPROVER_assume(__CPROVER_forall { int i; (0 <= i && i < 4) ==> a[i] >= 0 } ==> a[0] == 7);
    __CPROVER_assert(a[0] == 7 || __CPROVER_exists { int i; 0 <= i && i < 4 && a[i] < 0 }, "assumed");
    return 0;
}
