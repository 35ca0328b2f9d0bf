// verdict: FAILED
// property: assertion line 7
// why: a[2] + a[2] = 8 is no square of the list, and so there is no such pair
int a[6];
int main(void) {
    for (int i = 0; i < 6; i++) a[i] = i * i;
    __CPROVER_assert(__CPROVER_exists { int i, j; 0 < i && i < 6 && 0 < j && j < 6 && 2 * a[i] == a[j] }, "a pair");
    return 0;
}
