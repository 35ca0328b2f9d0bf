// verdict: SUCCESSFUL
// why: n - i falls modulo 2^32, whatever i and n are at first
unsigned nondet_uint(void);
int main(void) {
    unsigned n = nondet_uint(), i = nondet_uint();
    while (i != n)
        i++;
}
