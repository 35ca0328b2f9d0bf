// verdict: FAILED
// why: n may be greater than any short, and converting wraps around
int nondet_int(void);
int main(void) {
    int n = nondet_int();
    for (short s = 0; s < n; s++)
        ;
}
