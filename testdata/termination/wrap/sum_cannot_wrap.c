// verdict: SUCCESSFUL
// why: n is small enough
unsigned nondet_uint(void);
int main(void) {
    unsigned n = nondet_uint();
    if (n > 4000000000)
        return 0;
    for (unsigned i = 0; i < n; i += 2)
        ;
}
