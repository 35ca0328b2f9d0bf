// verdict: FAILED
// why: i + 2 wraps around to 0 from UINT_MAX - 1 if n is UINT_MAX
unsigned nondet_uint(void);
int main(void) {
    unsigned n = nondet_uint();
    for (unsigned i = 0; i < n; i += 2)
        ;
}
