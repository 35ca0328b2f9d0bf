// verdict: FAILED
// why: the input may reset i in each round
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned i = 0, n = nondet_uint();
    while (i < n) {
        i++;
        for (unsigned j = 0; j < n; j++)
            if (nondet_bool())
                i = 0;
    }
}
