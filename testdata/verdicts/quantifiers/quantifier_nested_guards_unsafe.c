// verdict: FAILED
// property: assertion line 9
// why: the last row has a zero behind its start, the first has no other
int main(void) {
    int m[4][4];
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) m[i][j] = i >= j ? i - j : 1;
    __CPROVER_assert(__CPROVER_forall { int i; (0 <= i && i < 4) ==> __CPROVER_exists { int j; 0 <= j && j < 4 && m[i][j] == 0 } }, "each row");
    __CPROVER_assert(__CPROVER_forall { int i; (0 <= i && i < 4) ==> __CPROVER_exists { int j; 0 <= j && j < i && m[i][j] == 1 } }, "each row");
    return 0;
}
