// verdict: FAILED
// why: the index goes round, and the elements change, but nothing leads out
unsigned nondet_uint(void);
unsigned ring[8];
int main(void) {
    unsigned at = 0;
    for (;;) {
        ring[at] = nondet_uint();
        at = (at + 1) % 8;
    }
}
