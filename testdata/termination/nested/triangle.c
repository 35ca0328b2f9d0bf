// verdict: SUCCESSFUL
// why: n - i falls outside, i - j inside
unsigned nondet_uint(void);
int main(void) {
    unsigned n = nondet_uint();
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < i; j++)
            ;
}
