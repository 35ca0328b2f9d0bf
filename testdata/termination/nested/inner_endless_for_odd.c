// verdict: FAILED
// open: the loop is never left for odd n only, which no invariant of all executions says
// why: the inner loop never meets an odd number
unsigned nondet_uint(void);
int main(void) {
    unsigned n = nondet_uint();
    for (unsigned i = 0; i < 3; i++)
        for (unsigned j = 0; j != n; j += 2)
            ;
}
