// verdict: SUCCESSFUL
// why: of no value a universal formula is true and an existential one false
int main(void) {
    int a[3] = {0}, n = nondet_int();
    __CPROVER_assume(n <= 0);
    _Bool all = __CPROVER_forall { int i; (0 <= i && i < n) ==> a[i] == 7 };
    _Bool some = __CPROVER_exists { int i; 0 <= i && i < n && a[i] == 0 };
    __CPROVER_assert(all && !some, "nothing to look at");
    __CPROVER_assert(__CPROVER_forall { int i; (5 <= i && i < 5) ==> a[i] == 7 }, "nor here");
    return 0;
}
