// verdict: SUCCESSFUL
// why: the sum falls, whichever of the two does
_Bool nondet_bool(void);
unsigned char nondet_uchar(void);
int main(void) {
    unsigned char x = nondet_uchar(), y = nondet_uchar();
    while (x > 0 && y > 0) {
        if (nondet_bool())
            x--;
        else
            y--;
    }
}
