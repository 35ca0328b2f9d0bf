// verdict: FAILED
// why: x becomes 0 when it wraps around, and stays 0: 0 < n
unsigned nondet_uint(void);
int main(void) {
    unsigned n = nondet_uint(), x = 1;
    while (x < n)
        x *= 2;
}
