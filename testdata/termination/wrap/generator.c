// verdict: FAILED
// why: a generator of pseudo-random numbers with a short period, which never gives 7 if it begins with 0
unsigned char nondet_uchar(void);
int main(void) {
    unsigned char x = nondet_uchar();
    while (x != 7)
        x = (unsigned char)(x * 5 + 4);
}
