// verdict: SUCCESSFUL
// why: x falls
unsigned nondet_uint(void);
int main(void) {
    unsigned x = nondet_uint();
    while (x > 0)
        x--;
}
