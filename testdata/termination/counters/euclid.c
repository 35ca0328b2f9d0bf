// verdict: SUCCESSFUL
// why: b falls: a remainder is smaller than what it is divided by
unsigned nondet_uint(void);
int main(void) {
    unsigned a = nondet_uint(), b = nondet_uint();
    while (b) {
        unsigned t = a % b;
        a = b;
        b = t;
    }
}
