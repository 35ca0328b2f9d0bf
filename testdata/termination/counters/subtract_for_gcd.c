// verdict: SUCCESSFUL
// why: both are positive, so that the greater one falls
unsigned char nondet_uchar(void);
int main(void) {
    unsigned char a = nondet_uchar(), b = nondet_uchar();
    if (a == 0 || b == 0)
        return 0;
    while (a != b) {
        if (a > b)
            a -= b;
        else
            b -= a;
    }
}
