// verdict: SUCCESSFUL
// why: each call writes an element below n, and the array has n of them; how far it may be written is found as what the function requires
unsigned nondet_uint(void);

static void fill(int *a, unsigned i, unsigned n) {
    if (i >= n)
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
