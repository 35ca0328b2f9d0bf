// verdict: SUCCESSFUL
// flags: --unwind 4
// why: no bound of a loop is one of a quantifier, wherever it stands
int a[30];
static int count(void) {
    int n = 0;
    for (int i = 0; i < 3; i++)
        if (__CPROVER_exists { int k; 0 <= k && k < 30 && a[k] == i }) n++;
    return n;
}
int main(void) {
    a[29] = 2;
    __CPROVER_assert(count() == 2, "zero and two");
    while (__CPROVER_exists { int k; (0 <= k && k < 30) && a[k] == 2 }) a[29] = 0;
    return 0;
}
