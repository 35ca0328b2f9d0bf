// verdict: FAILED
// property: pointer_dereference line 8
// why: the last call writes the element behind the array, since it stops at i > n
unsigned nondet_uint(void);
static void fill(int *a, unsigned i, unsigned n) {
    if (i > n)
        return;
    a[i] = 7;
    fill(a, i + 1, n);
}

int main(void) {
    unsigned n = nondet_uint();
    if (n == 0 || n > 100000)
        return 0;
    int a[n];
    fill(a, 0, n);
    return 0;
}
