// verdict: FAILED
// why: the inner loop never meets an odd number
unsigned nondet_uint(void);
int main(void) {
    unsigned n = nondet_uint();
    for (unsigned i = 0; i < 3; i++)
        for (unsigned j = 0; j != n; j += 2)
            ;
}
