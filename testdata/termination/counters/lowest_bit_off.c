// verdict: SUCCESSFUL
// why: x falls, as an unsigned number
unsigned nondet_uint(void);
int main(void) {
    unsigned x = nondet_uint();
    while (x)
        x &= x - 1;
}
