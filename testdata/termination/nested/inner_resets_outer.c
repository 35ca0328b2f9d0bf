// verdict: FAILED
// why: the inner loop sets i back to 0
unsigned nondet_uint(void);
int main(void) {
    unsigned i = 0, n = nondet_uint();
    while (i < n) {
        unsigned j = 0;
        while (j < 3)
            j++;
        i++;
        if (j == 3)
            i = 0;
    }
}
