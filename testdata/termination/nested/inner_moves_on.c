// verdict: SUCCESSFUL
// why: the inner loop moves the counter of the outer loop on, the outer one does so at least once
int nondet_int(void);
int main(void) {
    int n = nondet_int(), i = 0;
    if (n > 1000000) return 0;
    while (i < n) {
        while (i < n && nondet_int())
            i++;
        i++;
        if (i > n) break;
    }
}
