// verdict: FAILED
// why: with a = 0 and b = 1, b stays
unsigned nondet_uint(void);
int main(void) {
    unsigned a = nondet_uint(), b = nondet_uint();
    while (a != b) {
        if (a > b)
            a -= b;
        else
            b -= a;
    }
}
