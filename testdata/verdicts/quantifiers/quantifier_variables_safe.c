// verdict: SUCCESSFUL
// why: several variables, of several types
int a[6];
int main(void) {
    for (int i = 0; i < 6; i++) a[i] = i * i;
    __CPROVER_assert(__CPROVER_forall { int i, j; (0 <= i && i < j && j < 6) ==> a[i] < a[j] }, "sorted");
    _Bool s = __CPROVER_forall { unsigned char i, j; (i < 6 && j < 6 && i != j) ==> a[i] != a[j] };
    _Bool e = __CPROVER_exists { int i, j, k; 0 < i && i < j && j < k && k < 6 && a[i] + a[j] == a[k] };
    __CPROVER_assert(s && e, "different; a triple");
    return 0;
}
