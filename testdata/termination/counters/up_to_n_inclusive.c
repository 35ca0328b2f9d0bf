// verdict: FAILED
// open: an invariant that needs n = UINT_MAX chosen before the loop
// why: n may be UINT_MAX: then i <= n always holds
unsigned nondet_uint(void);
int main(void) {
    unsigned n = nondet_uint();
    for (unsigned i = 0; i <= n; i++)
        ;
}
