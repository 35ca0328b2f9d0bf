// verdict: SUCCESSFUL
// why: the inner range depends on the outer variable
int main(void) {
    int m[4][4], n = nondet_int();
    __CPROVER_assume(0 <= n && n <= 4);
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) m[i][j] = i >= j ? i - j : 0;
    _Bool low = __CPROVER_forall { int i; (0 <= i && i < n) ==> __CPROVER_forall { int j; (i < j && j < n) ==> m[i][j] == 0 } };
    _Bool each = __CPROVER_forall { int i; (0 <= i && i < n) ==> __CPROVER_exists { int j; 0 <= j && j <= i && m[i][j] == 0 } };
    __CPROVER_assert(low && each, "upper half");
    __CPROVER_assert(__CPROVER_forall { int i; (0 <= i && i < n) ==> __CPROVER_exists { int j; 0 <= j && j <= i && m[i][j] == 0 } }, "each row");
    __CPROVER_assert(n > 0 ==> __CPROVER_exists { int i; 0 <= i && i < n && __CPROVER_forall { int j; (0 <= j && j < n) ==> m[i][j] == 0 } }, "the first row");
    return 0;
}
