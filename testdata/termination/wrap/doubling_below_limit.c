// verdict: SUCCESSFUL
// why: x is at least 1 and less than 2^30, so that it doubles without wrapping around
unsigned nondet_uint(void);
int main(void) {
    unsigned n = nondet_uint(), x = 1;
    if (n > 1000000000)
        return 0;
    while (x < n)
        x *= 2;
}
