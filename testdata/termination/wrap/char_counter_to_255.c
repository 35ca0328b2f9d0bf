// verdict: SUCCESSFUL
// why: 255 - c falls
unsigned char nondet_uchar(void);
int main(void) {
    unsigned char n = nondet_uchar();
    for (unsigned char c = 0; c < n; c++)
        ;
}
